import { setImmediate } from 'node:timers/promises'
import type { Reader } from '../reader.ts'

/**
 * Delivers answers strictly in the order they were requested, each after the reading started by the previous one has
 * finished. What an audit asks next then depends on the answers alone, never on which arrived first.
 */
export function inOrder() {
  let last: Promise<unknown> = Promise.resolve()
  let reading = 0

  async function settled(): Promise<void> {
    do await setImmediate()
    while (reading > 0)
    await setImmediate()
  }

  const counted = <Done>(work: Promise<Done>): Promise<Done> => {
    reading += 1
    return work.finally(() => (reading -= 1))
  }

  return {
    deliver<Answer>(answered: Promise<Answer>): Promise<Answer> {
      const turn = last.then(settled).then(() => answered)
      last = turn
      return turn
    },
    readBy: (reader: Reader): Reader => ({
      ...reader,
      read: (document) => counted(reader.read(document)),
      show: (id, html) => counted(reader.show(id, html)),
    }),
  }
}
