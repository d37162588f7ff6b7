import { describe, expect, it } from 'vitest'
import { factsOf } from '../../test/support/gathered-site.ts'

const areasOf = (html: string): string[] => factsOf({ '/': `<title>Joe's</title>${html}` }).identity.areas

describe('areas a business says it works in', () => {
  it.each([
    ['Servicing Newtown, Marrickville and the Inner West.', ['Newtown', 'Marrickville', 'Inner West']],
    ['We service all suburbs of Sydney including Bondi, Coogee & Randwick.', ['Sydney', 'Bondi', 'Coogee', 'Randwick']],
    ['Throughout Melbourne, Including Werribee and Geelong', ['Melbourne', 'Werribee', 'Geelong']],
    ['We work in Greater Western Sydney.', ['Greater Western Sydney']],
  ])('are read from %j', (text, areas) => {
    expect(areasOf(`<p>${text}</p>`).toSorted()).toEqual(areas.toSorted())
  })

  it.each([
    'Serving Homes and Businesses',
    'Servicing All Areas',
    'Covering Suburbs and Surrounding Regions',
    'Across Australia, India and Dubai',
    'Serving Builders, Landlords and Strata',
    'Including Daikin and Fujitsu',
  ])('are places, which are not named in %j', (text) => expect(areasOf(`<p>${text}</p>`)).toEqual([]))

  it('are not the name of the business', () => {
    const html = '<p>Across Joe’s and Newtown</p><footer>© Joe’s</footer>'
    expect(areasOf(html)).toEqual(['Newtown'])
  })
})
