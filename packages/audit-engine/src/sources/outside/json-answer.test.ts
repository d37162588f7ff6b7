import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { readJsonAnswer } from './json-answer.ts'

test('half characters and NULs of an answer become characters that can be stored', () => {
  const body = String.raw`{"name": "Rye \ud83d and \u0000 Shine \ud83e\udd98"}`
  expect(readJsonAnswer({ body }, z.object({ name: z.string() }))).toEqual({
    name: 'Rye \ufffd and \ufffd Shine 🦘',
  })
})
