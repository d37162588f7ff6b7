import type { System } from '../support/system.ts'

/** All pages of one of the card provider's lists, newest first. */
export async function listAll<Item>(system: System, path: string): Promise<Item[]> {
  const items: (Item & { id: string })[] = []
  for (;;) {
    const after = items.at(-1)?.id
    const query = `?limit=100${after ? `&starting_after=${after}` : ''}`
    const page = await system.stripe<{ data: typeof items; has_more: boolean }>(path + query)
    items.push(...page.data)
    if (!page.has_more) return items
  }
}
