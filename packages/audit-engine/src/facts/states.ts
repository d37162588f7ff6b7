/** NSW, VIC, QLD, WA, SA, TAS, ACT or NT. */
export type State = 'NSW' | 'VIC' | 'QLD' | 'WA' | 'SA' | 'TAS' | 'ACT' | 'NT'

const names: Record<State, string> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  WA: 'Western Australia',
  SA: 'South Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
}

/** Pattern for a state's name or abbreviation; the caller's flags decide whether case matters. */
export const statePattern = Object.entries(names)
  .map(([short, name]) => `${name.replace(/ /g, String.raw`\s+`)}|${[...short].join(String.raw`\.?`)}\\.?`)
  .join('|')

const anyName = new RegExp(String.raw`\b(?:${Object.entries(names).flat().join('|')})\b`)

/** The state a text names in full or in capitals, as written: "Rural Victoria", "Perth WA". */
export const stateNamedIn = (text: string): string | null => anyName.exec(text)?.[0] ?? null

/** All states that a text names so, each once, as first written. */
export const statesNamedIn = (text: string): string[] => {
  const names = [...text.matchAll(new RegExp(anyName, 'g'))].map(([name]) => name)
  return [...Map.groupBy(names, stateOf).values()].map(([first]) => first!)
}

/** "Victorian customers", "across regional South Australian towns". */
const adjectives: Partial<Record<State, RegExp>> = {
  VIC: /\bVictorians?\b/i,
  TAS: /\bTasmanians?\b/i,
  SA: /\bSouth Australians?\b/i,
  WA: /\bWest(?:ern)? Australians?\b/i,
  NT: /\bTerritorians?\b/i,
}

/** Whether a text speaks of a state by its adjective. "Victorian" is also a style of houses, so only a business's own is asked for. */
export const hasAdjectiveOf = (state: string, text: string): boolean => {
  const short = stateOf(state)
  return short !== null && (adjectives[short]?.test(text) ?? false)
}

export function stateOf(text: string): State | null {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '')
  const found = Object.entries(names).find(
    ([short, name]) => letters === short.toLowerCase() || letters === name.toLowerCase().replace(/ /g, ''),
  )
  return (found?.[0] as State | undefined) ?? null
}

/** Australia Post's postcode ranges; post office boxes and large-volume receivers have ranges of their own. */
const ranges: [from: number, to: number, state: State][] = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  [1000, 2599, 'NSW'],
  [2600, 2618, 'ACT'],
  [2619, 2899, 'NSW'],
  [2900, 2920, 'ACT'],
  [2921, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
]
/** Postcodes also used across a state border. */
const acrossBorders: Record<string, State[]> = {
  '0872': ['SA', 'WA'],
  '2406': ['QLD'],
  '2540': ['ACT'],
  '2620': ['ACT'],
  '2648': ['VIC'],
  '3585': ['NSW'],
  '3644': ['NSW'],
  '3691': ['NSW'],
  '3707': ['NSW'],
  '4375': ['NSW'],
  '4377': ['NSW'],
  '4383': ['NSW'],
  '4385': ['NSW'],
  '4825': ['NT'],
}

/** The state a postcode belongs to; null when the postcode is not in use. */
export function stateOfPostcode(postcode: string): State | null {
  const number = /^\d{4}$/.test(postcode) ? Number(postcode) : -1
  return ranges.find(([from, to]) => number >= from && number <= to)?.[2] ?? null
}

export const isPostcodeOf = (postcode: string, state: State): boolean =>
  stateOfPostcode(postcode) === state || (acrossBorders[postcode]?.includes(state) ?? false)
