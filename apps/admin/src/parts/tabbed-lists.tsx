import { Tabs } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props<List extends string> {
  lists: readonly List[]
  nameOf(list: List): string
  shown: List
  onShow(list: List): void
  children(list: List): ReactNode
}

/** Lists behind tabs, such as what waits and what is done. Only the shown one is read. */
export function TabbedLists<List extends string>({ lists, nameOf, shown, onShow, children }: Props<List>) {
  return (
    <Tabs.Root
      value={shown}
      onValueChange={({ value }) => onShow(value as List)}
      activationMode="manual"
      marginTop="4"
      lazyMount
      unmountOnExit
    >
      <Tabs.List>
        {lists.map((list) => (
          <Tabs.Trigger key={list} value={list}>
            {nameOf(list)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {lists.map((list) => (
        <Tabs.Content key={list} value={list}>
          {children(list)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
