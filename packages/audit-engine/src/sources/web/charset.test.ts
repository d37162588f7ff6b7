import { describe, expect, it } from 'vitest'
import { decodeText } from './charset.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))

describe('decodeText chooses the encoding as browsers do', () => {
  it.each([
    ['a byte order mark before everything', bytes([0xef, 0xbb, 0xbf], 'café'), 'text/html; charset=iso-8859-1', 'café'],
    ['UTF-16 by its mark', bytes([0xff, 0xfe], [0x41, 0, 0xe9, 0]), 'text/html', 'Aé'],
    [
      'the header before the document',
      bytes('<meta charset=utf-8>', [0xe9]),
      'text/html; charset="ISO-8859-1"',
      '<meta charset=utf-8>é',
    ],
    [
      'what the document declares',
      bytes('<meta charset="windows-1252">', [0x93]),
      'text/html',
      '<meta charset="windows-1252">“',
    ],
    [
      'the older declaration',
      bytes('<meta http-equiv="Content-Type" content="text/html; charset=shift_jis">', [0x82, 0xa0]),
      '',
      '<meta http-equiv="Content-Type" content="text/html; charset=shift_jis">あ',
    ],
    [
      'an XML declaration',
      bytes('<?xml version="1.0" encoding="iso-8859-1"?>', [0xe9]),
      'text/xml',
      '<?xml version="1.0" encoding="iso-8859-1"?>é',
    ],
    ['UTF-8 where nothing is said and it fits', bytes('café'), 'text/html', 'café'],
    [
      'windows-1252 where nothing is said and UTF-8 does not fit',
      bytes('caf', [0xe9], ' au lait'),
      'text/html',
      'café au lait',
    ],
    ['UTF-8 for a document that claims UTF-16 in ASCII', bytes('<meta charset=utf-16>é'), '', '<meta charset=utf-16>é'],
    ['no UTF-7', bytes('<meta charset=utf-7>+ADw-'), '', '<meta charset=utf-7>+ADw-'],
    ['UTF-8 for an unknown name', bytes('é'), 'text/html; charset=klingon', 'é'],
  ])('%s', (_what, body, contentType, text) => {
    expect(decodeText(body, contentType)).toBe(text)
  })

  it('turns bytes that lie about their encoding into replacement characters', () => {
    expect(decodeText(bytes('a', [0xff, 0xfe], 'b'), 'text/html; charset=utf-8')).toBe('a\ufffd\ufffdb')
  })

  it('drops NULs, which no browser shows in a text, and takes an empty body', () => {
    expect(decodeText(bytes('a\0b'), 'text/html')).toBe('ab')
    expect(decodeText(bytes(), 'text/html')).toBe('')
  })

  it('lets the cap cut a character in half', () => {
    expect(decodeText(bytes('caf', [0xc3]), 'text/html')).toBe('caf\ufffd')
  })
})
