import type { Facts } from './facts/facts.ts'
import { components } from './registry.ts'

/** The facts that the verdict of a component comes from. Throws for an id that no component has. */
export function factsBehind(id: string): ReadonlySet<keyof Facts> {
  const component = components.find((one) => one.id === id)
  if (!component) throw new Error(`there is no component "${id}"`)
  const own = [...component.needs, ...(component.uses ?? [])]
  // A map or a business profile may know the industry better than the website does.
  return new Set([...own, ...(own.includes('industry') ? (['map', 'places'] as const) : [])])
}
