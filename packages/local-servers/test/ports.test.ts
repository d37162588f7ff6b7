import { expect, test, vi } from 'vitest'

/** As another process has it. */
function loadAgain() {
  vi.resetModules()
  return import('../src/ports.ts')
}

test('ports that one process was given are given to no other, whether anything listens there or not', async () => {
  const [one, other] = [await loadAgain(), await loadAgain()]
  const ports = await Promise.all([one.freePorts(150), other.freePorts(150), one.freePorts(150)])
  expect(new Set(ports.flat()).size).toBe(450)
})
