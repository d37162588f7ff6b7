import { EmptyState, Text } from '@chakra-ui/react'
import { Hammer } from 'lucide-react'
import { usePage } from '../app/page.ts'

/** A screen that has an address but no content yet. */
export function NotOpenYet({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <Text color="quiet" marginTop="1">
        {usePage().description}
      </Text>
      <EmptyState.Root>
        <EmptyState.Content textAlign="center">
          <EmptyState.Indicator>
            <Hammer aria-hidden="true" />
          </EmptyState.Indicator>
          <EmptyState.Title asChild>
            <h2>This screen is not open yet</h2>
          </EmptyState.Title>
          <EmptyState.Description>Orders are looked after from the command line until it is.</EmptyState.Description>
        </EmptyState.Content>
      </EmptyState.Root>
    </>
  )
}
