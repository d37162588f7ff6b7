import { ChakraProvider } from '@chakra-ui/react'
import { system } from '@findable/ui/chakra'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Draws something as a screen would, and answers the place it stands in. */
export async function render(what: ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'))
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  await act(async () =>
    createRoot(place).render(
      <ChakraProvider value={system}>
        <QueryClientProvider client={queries}>{what}</QueryClientProvider>
      </ChakraProvider>,
    ),
  )
  return place
}

/** Runs a hook in a component of its own; `current` is what it returned last. */
export async function renderHook<T>(useIt: () => T): Promise<{ readonly current: T }> {
  const result = {} as { current: T }
  function Probe() {
    // Read by the test, never by React.
    result.current = useIt()
    return null
  }
  await render(<Probe />)
  return result
}

/** Types into a field as a person does: React hears of it. */
export async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export async function press(element: Element | null | undefined): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to press')
  await act(async () => element.click())
}

export const buttonNamed = (place: HTMLElement, name: string): HTMLButtonElement | undefined =>
  [...place.querySelectorAll('button')].find((button) => button.textContent === name)

export function fieldNamed(place: HTMLElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  const field = place.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
  if (!field) throw new Error(`There is no field ${name}`)
  return field
}
