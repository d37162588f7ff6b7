import { tokensCss } from '@findable/look'
import type { Plugin } from 'vite'

const id = 'virtual:look.css'

/** Serves the design tokens as a stylesheet, `virtual:look.css`: they are defined once, in packages/look. */
export function look(): Plugin {
  return {
    name: 'findable:look',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? tokensCss() : null),
  }
}
