import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { openDevtools } from './devtools.ts'

const open = () => {
  const input = new PassThrough()
  const output = new PassThrough()
  return { input, output, devtools: openDevtools({ input, output }) }
}

it('a command gets its own answer, however the bytes arrive', async () => {
  const { input, output, devtools } = open()
  const answers = [devtools.send('First'), devtools.send('Second', {}, 'page')]
  const bytes = Buffer.from('{"id":2,"result":{"text":"café"}}\0{"id":1,"error":{"message":"No such command"}}\0')
  for (const byte of bytes) output.write(Buffer.of(byte))
  await expect(answers[1]).resolves.toEqual({ text: 'café' })
  await expect(answers[0]).rejects.toThrow('No such command')
  input.end()
  const sent = (await text(input)).split('\0').filter(Boolean)
  expect(sent.map((message) => JSON.parse(message) as object)).toEqual([
    { id: 1, method: 'First', params: {} },
    { id: 2, method: 'Second', params: {}, sessionId: 'page' },
  ])
})

it.for([
  ['no JSON', 'hello\0'],
  ['JSON that is no message', 'null\0'],
  ['a message without end', 'x'.repeat(25 * 1_024 * 1_024)],
])('a browser that sends %s is left', async ([, bytes]) => {
  const { output, devtools } = open()
  const asked = devtools.send('Browser.getVersion')
  output.write(bytes)
  await expect(asked).rejects.toThrow('the browser ended')
  await devtools.closed
})

it('a listener that meets an event it cannot read does no harm', async () => {
  const { output, devtools } = open()
  devtools.listen(({ params }) => (params['targetInfo'] as { id: string }).id)
  output.write('{"method":"Target.targetCreated"}\0')
  await expect(devtools.closed).resolves.toBeUndefined()
})
