import { describe, expect, it } from 'vitest'
import { forgetTexts, remembered } from './remembered.ts'

describe('a remembered reader', () => {
  const counting = () => {
    const texts: string[] = []
    const read = remembered((text) => {
      texts.push(text)
      return text === '' ? null : text.length
    })
    return { read, texts }
  }

  it('reads a text once, whatever it gives', () => {
    const { read, texts } = counting()
    expect(['menu', '', 'menu', ''].map(read)).toEqual([4, null, 4, null])
    expect(texts).toEqual(['menu', ''])
  })

  it('keeps nothing of a website that has been read', () => {
    const { read, texts } = counting()
    read('menu')
    forgetTexts()
    read('menu')
    expect(texts).toEqual(['menu', 'menu'])
  })

  it('begins again when it is full, so that a hostile page cannot fill the memory', () => {
    const { read, texts } = counting()
    read('menu')
    for (let n = 0; n < 20; n++) read(`${n}`.padEnd(100_000))
    read('menu')
    expect(texts.filter((text) => text === 'menu')).toHaveLength(2)
  })
})
