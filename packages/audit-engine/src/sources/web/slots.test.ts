import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

test('what yields waits until nothing else does, and for its own host only', async () => {
  const { signal } = new AbortController()
  const slots = createSlots(1)
  const order: string[] = []
  const free = await slots.take('bakery.com.au', signal)
  const run = (name: string, host: string, yields?: boolean) =>
    slots.take(host, signal, yields).then((next) => {
      order.push(name)
      next()
    })
  await Promise.all([
    run('picture', 'bakery.com.au', true),
    run('page', 'bakery.com.au'),
    run('other page', 'bakery.com.au'),
    run('picture elsewhere', 'cdn.example.com', true).then(free),
  ])
  expect(order).toEqual(['picture elsewhere', 'page', 'other page', 'picture'])
})
