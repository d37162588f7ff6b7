import { setImmediate } from 'node:timers/promises'
import type { Parse } from '../sources/crawl/read-page.ts'

/**
 * Delivers answers strictly in the order they were requested, each after the work started by the previous one has
 * finished. What an audit asks next then depends on the answers alone, never on which arrived first.
 */
export function inOrder(parse: Parse) {
  let last: Promise<unknown> = Promise.resolve()
  let parsing = 0

  async function settled(): Promise<void> {
    do await setImmediate()
    while (parsing > 0)
    await setImmediate()
  }

  return {
    deliver<Answer>(answered: Promise<Answer>): Promise<Answer> {
      const turn = last.then(settled).then(() => answered)
      last = turn
      return turn
    },
    parse: async (html: string, url: string) => {
      parsing += 1
      try {
        return await parse(html, url)
      } finally {
        parsing -= 1
      }
    },
  }
}
