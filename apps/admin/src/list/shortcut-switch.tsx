import { Switch } from '@chakra-ui/react'
import classes from './list.module.css'
import { useShortcutSwitch } from './use-shortcut.ts'

/** Single keys can be switched off: see use-shortcut.ts. */
export function ShortcutSwitch() {
  const [on, set] = useShortcutSwitch()
  return (
    <Switch.Root checked={on} onCheckedChange={({ checked }) => set(checked)} className={classes['shortcuts']}>
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>
        The <kbd>/</kbd> key goes to the search
      </Switch.Label>
    </Switch.Root>
  )
}
