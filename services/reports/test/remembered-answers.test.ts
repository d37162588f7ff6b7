import { describe, expect, it } from 'vitest'
import { rememberAnswers, rememberedFor } from '../src/remembered-answers.ts'

const open = (answers: Record<string, boolean | Error>) => {
  const asked: string[] = []
  let time = 0
  const answersOf = rememberAnswers(
    async (about) => {
      asked.push(about)
      const answer = answers[about] ?? true
      if (answer instanceof Error) throw answer
      return answer
    },
    rememberedFor,
    () => time,
  )
  return { asked, answersOf, wait: (milliseconds: number) => void (time += milliseconds) }
}

describe('whether a website answers', () => {
  it('is asked once by many at once, and remembered for a while', async () => {
    const { asked, answersOf, wait } = open({})
    await Promise.all(Array.from({ length: 20 }, () => answersOf('a.com.au')))
    wait(rememberedFor.yes - 1)
    expect(await answersOf('a.com.au')).toBe(true)
    expect(asked).toEqual(['a.com.au'])
    wait(1)
    await answersOf('a.com.au')
    expect(asked).toHaveLength(2)
  })

  it('is asked again sooner when it did not', async () => {
    const { asked, answersOf, wait } = open({ 'gone.com.au': false })
    expect(await answersOf('gone.com.au')).toBe(false)
    wait(rememberedFor.no)
    expect(await answersOf('gone.com.au')).toBe(false)
    expect(asked).toHaveLength(2)
  })

  it('is told apart from other websites, and not remembered when the question failed', async () => {
    const { asked, answersOf } = open({ 'bad.com.au': new Error('no'), 'gone.com.au': false })
    expect(await answersOf('gone.com.au')).toBe(false)
    expect(await answersOf('a.com.au')).toBe(true)
    for (let i = 0; i < 2; i++) await expect(answersOf('bad.com.au')).rejects.toThrow('no')
    expect(asked).toEqual(['gone.com.au', 'a.com.au', 'bad.com.au', 'bad.com.au'])
  })

  it('is remembered of a thousand websites, the latest ones', async () => {
    const { asked, answersOf } = open({})
    for (let i = 0; i <= 1_000; i++) await answersOf(`${i}.com.au`)
    await answersOf('1000.com.au')
    expect(asked).toHaveLength(1_001)
    await answersOf('0.com.au')
    expect(asked).toHaveLength(1_002)
  })
})
