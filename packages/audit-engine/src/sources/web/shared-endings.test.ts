import { parseWebsite } from '@findable/contracts'
import { parse } from 'tldts'
import { expect, it } from 'vitest'

const endings = 'com org net edu gov mil io co us uk ca au de fr jp ru br in it nl es co.nz com.mx'.split(' ')
const names = [
  'com net org edu gov mil asn info conf act nsw qld tas vic csiro ltd plc nhs police sch school',
  'asso firm gen nom gob fed dni isa kids nsn bakery plumber',
].flatMap((words) => words.split(' '))
const isShared = (host: string) => parse(host, { allowPrivateDomains: false }).publicSuffix === host

// The form must not take what the server refuses, nor refuse a name that somebody may own.
it.each(endings)('the form and the server refuse the same names alone under .%s', (ending) => {
  const differ = names
    .map((name) => `${name}.${ending}`)
    .filter((host) => 'problem' in parseWebsite(host) !== isShared(host))
  expect(differ).toEqual([])
})
