import { describe, expect, it } from 'vitest'
import { readSettings } from './env.ts'

const [present, before] = ['the key that is in use at present', 'the key that was used until then']
const settingsKeys = (SETTINGS_KEY: string) =>
  readSettings({
    INTERNAL_TOKEN: 'sixteen-characters',
    DATABASE_URL: 'postgres://localhost/findable',
    MAIL_URL: 'http://mail',
    SETTINGS_KEY,
  }).SETTINGS_KEY

describe('SETTINGS_KEY', () => {
  it('is one key, or several of a line each', () => {
    expect(settingsKeys(present)).toEqual([present])
    expect(settingsKeys(`${present}\n${before}`)).toEqual([present, before])
    expect(settingsKeys(`${present}\r\n${before}`)).toEqual([present, before])
  })

  it.each(['short', `${present}\nshort`, `short\n${present}`])('is refused when a line is short: %j', (keys) => {
    expect(() => settingsKeys(keys)).toThrow('SETTINGS_KEY must be at least 32 characters, on each line')
  })
})
