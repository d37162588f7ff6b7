import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { checkFiles } from './guide-checks/files.ts'

test.each([...checkFiles].map(([path, content]) => [basename(path), path, content]))(
  'the guide shows what the engine looks at today: %s (npm run guide-checks writes it)',
  (_, path, content) => {
    expect(readFileSync(path, 'utf8')).toBe(content)
  },
)
