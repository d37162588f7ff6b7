import { useEffect, useMemo } from 'react'
import { createSearchParams, useLocation, useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'
import { useHydrated } from '../../screens/use-hydrated.ts'

/** A question's fields as text, as a form holds them. */
type Texts = Record<string, string>

export interface Question<Schema extends z.ZodMiniObject> {
  schema: Schema
  /** The fields in the address; null when it has none of them. */
  given: Texts | null
  /** What the address asks; null when it asks nothing, or nothing valid. */
  asked: z.output<Schema> | null
  /** Changes with every question, also when the same one is asked again. */
  key: string
  /** Puts a question into the address. */
  ask(question: z.output<Schema>): void
  /** Asks the same once more. */
  askAgain(): void
}

/**
 * What the visitor asks a tool. It is in the address, so a result can be shared: opening the address asks the same.
 * `forceRefresh` is not part of the address: a visitor who opens a shared result needs no new audit.
 */
export function useQuestion<Schema extends z.ZodMiniObject>(schema: Schema): Question<Schema> {
  const { search, state, key } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()

  const { given, asked } = useMemo(() => {
    const address = new URLSearchParams(hydrated ? search : '')
    const names = Object.keys(schema.shape).filter((name) => name !== 'forceRefresh')
    if (address.has('forceRefresh')) return { given: null, asked: null }
    if (!names.some((name) => address.has(name))) return { given: null, asked: null }
    const given = Object.fromEntries(names.map((name) => [name, address.get(name) ?? '']))
    const filled = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''))
    const { data } = schema.safeParse({ ...filled, ...readState(schema, state) })
    return { given, asked: data ?? null }
  }, [schema, search, state, hydrated])

  useEffect(() => {
    // A form sent before this code had loaded has put everything into the address.
    const address = new URLSearchParams(search)
    if (!address.has('forceRefresh')) return
    address.delete('forceRefresh')
    void navigate({ search: `?${address}` }, { state: { forceRefresh: true }, replace: true, preventScrollReset: true })
  }, [search, navigate])

  return {
    schema,
    given,
    asked,
    key,
    ask({ forceRefresh, ...question }: Record<string, unknown>) {
      const texts = Object.entries(question).filter((entry): entry is [string, string] => Boolean(entry[1]))
      void navigate({ search: `?${createSearchParams(texts)}` }, { state: { forceRefresh }, preventScrollReset: true })
    },
    askAgain() {
      void navigate({ search }, { state, replace: true, preventScrollReset: true })
    },
  }
}

function readState(schema: z.ZodMiniObject, state: unknown): { forceRefresh?: boolean } {
  if (!('forceRefresh' in schema.shape)) return {}
  return { forceRefresh: (state as { forceRefresh?: unknown } | null)?.forceRefresh === true }
}
