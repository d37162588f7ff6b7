import { serveTasks } from '../../src/threads/serve-tasks.ts'

/** Replaces the engine's thread module, with documents that misbehave on request. */
serveTasks({
  parse({ html, url }: { html: string; url: string }) {
    if (html === 'stall') for (;;);
    if (html === 'fill') for (const kept: number[][] = []; ;) kept.push(Array.from({ length: 10_000 }, (_, n) => n))
    if (html === 'throw') throw new Error('no page')
    if (html === 'exit') process.exit(0)
    return { url }
  },
  derive() {
    for (;;);
  },
})
