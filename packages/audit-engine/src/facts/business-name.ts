import { getDomainWithoutSuffix } from 'tldts'
import { isShortFor, nameKey, withoutLegalForm, type NameMention } from './business-names.ts'
import { isKnownPlace } from './gazetteer.ts'
import { isGenerated } from './industry/placeholder-page.ts'
import { statePattern } from './states.ts'

export interface BusinessName {
  name: string
  /** Other ways the site writes it: with "Pty Ltd", shortened, or as the company behind the trading name. */
  variations: string[]
  confidence: number
  mention: NameMention
}

/**
 * How far each place is trusted with the name. Titles contain much else, so they count by the share of pages that
 * agree.
 */
const trust: Record<NameMention['where'], number> = {
  markup: 4,
  'og:site_name': 3.5,
  copyright: 3,
  footer: 2.5,
  logo: 2.5,
  title: 3,
  // Only what the copyright line gives too.
  text: 2.5,
}
const domainTrust = 4
/** A score at which the name is hardly in doubt: three places and the domain agree. */
const certain = 11

/** Pieces of titles and alt texts that are not names. */
const generic =
  /^(?:home|home ?page|welcome|about|about us|contact|contact us|services|our services|blog|news|gallery|faqs?|testimonials|reviews|shop|products|menu|index|untitled.*|page not found|404.*|privacy policy|terms.*|logo|image|all rights reserved|my ?site(?: \d+)?|website|site|wordpress|just another.*|(?:new|blank) page(?: \d+)?|page \d+|(?:new )?document(?: \d+)?|coming soon|under construction|company|business name|your (?:company|business|site|logo).*)$/i

/** "About/Contact Me" */
const isLabelOfPages = (name: string): boolean =>
  name.split(/\s*(?:[/&,|]|\band\b)\s*/i).every((part) => generic.test(part) || /^(?:about|contact) me$/i.test(part))

/** The pages the name is looked for on. */
interface Where {
  host: string
  homeUrl: string
  pageCount: number
}

/** The name that most places agree on; null when none gives one. */
export function businessName(mentions: NameMention[], where: Where): BusinessName | null {
  const groups = new Map<string, NameMention[]>()
  for (const mention of mentions) {
    const key = nameKey(mention.name)
    if (key.length < 2 || isLabelOfPages(withoutLegalForm(mention.name)) || isGenerated(mention.name)) continue
    groups.set(key, [...(groups.get(key) ?? []), mention])
  }
  const scored = [...groups].map(([key, group]) => ({ key, group, score: scoreOf(key, group, where) }))
  const ranked = scored.toSorted((one, other) => other.score - one.score)
  const [first, ...rest] = ranked
  // A long line found only once and unlike the domain is a sentence, not a name.
  if (first === undefined || first.score <= 0) return null
  const full = rest.find(
    (other) =>
      isFullNameOf(first, other) ||
      isSpelledApart(first, other) ||
      isShortenedTo(first, other, where.homeUrl) ||
      rest.some((third) => isLongIn(first, other, third)),
  )
  const chosen = full ? { ...full, score: first.score } : first
  const oftener = ranked.find((other) => isSpelledOftener(other, chosen))
  const best = oftener ? { ...oftener, score: chosen.score } : chosen
  const others = ranked.filter(({ key }) => key !== best.key)
  const written = mostTrusted(best.group)
  const name = withoutLegalForm(written.name)
  const related = others.filter(
    ({ key, group }) =>
      (key === first.key && !isSpelledApart(first, best)) ||
      isShortFor(key, best.key) ||
      (isVariation(key, best.key) &&
        (group.some(({ where }) => where !== 'title' && where !== 'logo') ||
          (best.key.startsWith(key) && (pagesOf(group) > 1 || group.some(({ where }) => where === 'logo'))))),
  )
  const variations = [...best.group, ...related.flatMap(({ group }) => group)]
    .filter((mention) => !isRunTogether(mention, name))
    .map((mention) => mention.name)
  return {
    name,
    variations: distinct(variations)
      .filter((variation) => isWrittenName(variation, name) && withoutArticle(variation) !== withoutArticle(name))
      .slice(0, 8),
    confidence: Math.round(Math.min(0.98, 0.2 + (0.8 * best.score) / certain) * 100) / 100,
    mention: written,
  }
}

/**
 * "Karate" of "Miyagi Kan Karate", "Miyagi KanWebsite by Ash" at the foot of a page, and what describes a logo are no ways
 * to write a name.
 */
const isWrittenName = (variation: string, name: string): boolean => {
  const [key, own] = [nameKey(variation), nameKey(name)]
  const isPart = !key.includes(' ') && own.includes(` ${key}`)
  const isGlued = variation.startsWith(name) && /^\p{Lu}\p{Ll}/u.test(variation.slice(name.length))
  /** The end of another sentence before it: "Standards Legislation Miyagi Kan Pty Ltd". */
  const isSentence = withoutLegalForm(variation) !== variation && key.indexOf(own) > 0
  /** "Miyagi Kan — karate for all": the line goes on with what it does. */
  const isDescribed = variation.startsWith(name) && /^\s+[|·•–—:-]\s/.test(variation.slice(name.length))
  /** "Miyagi Kan Newtown, South Australia": the line goes on with the place. */
  const isPlaced = variation.startsWith(`${name} `) && endsInState.test(variation)
  return !isPart && !isGlued && !isSentence && !isPlaced && !isDescribed && !describesLogo.test(variation)
}
const endsInState = new RegExp(String.raw`,\s*(?:${statePattern})$`, 'i')
/** A sentence may say "the Miyagi Kan". */
const withoutArticle = (text: string): string => text.toLowerCase().replace(/^the /, '')
const describesLogo = /\b(?:logo|banner|image|picture) \w+ing\b|["”'’]\.?$/i

type Group = { key: string; group: NameMention[] }

/**
 * "Third Street Consulting" for "Third Street": the domain and the logo often hold only the beginning of a name. The longer
 * one counts where a place made for names gives it and none gives the shorter one.
 */
const isFullNameOf = (short: Group, long: Group): boolean =>
  long.key.startsWith(`${short.key} `) &&
  long.key.split(' ').length <= 6 &&
  !isKnownPlace(long.key.slice(short.key.length + 1)) &&
  long.group.some(({ name }) => /\p{Ll}/u.test(name)) &&
  ((short.group.every(({ where }) => where === 'title' || where === 'text') &&
    long.group.some(({ where }) => where !== 'title')) ||
    (short.group.every(({ where }) => where === 'title' || where === 'text' || where === 'logo') &&
      long.group.some(({ where }) => where === 'copyright') &&
      long.group.some(({ where }) => where === 'title')) ||
    // What the titles and the text, or the owner's markup, agree on.
    (short.group.every(({ where }) => where !== 'markup' && where !== 'og:site_name') &&
      long.group.some(({ where }) => where === 'text' || where === 'markup' || where === 'og:site_name') &&
      long.group.some(({ where }) => where === 'title')))

/** "JAP Joes Auto Parts" in a title for "JAP" on the logo, where markup goes on from it: "JAP Joes Auto Parts - Mechanic Newtown". */
const isLongIn = (short: Group, long: Group, marked: Group): boolean =>
  long.key.startsWith(`${short.key} `) &&
  long.group.some(({ where }) => where === 'title') &&
  short.group.every(({ where }) => where === 'logo' || where === 'title' || where === 'text') &&
  marked.key.startsWith(`${long.key} `) &&
  marked.group.some(({ where }) => where === 'markup')

/** "Joes Plumbing" for "JoesPlumbing", as titles and domains run it together. */
const isSpelledApart = (joined: Group, apart: Group): boolean =>
  !joined.key.includes(' ') && apart.key.includes(' ') && apart.key.replaceAll(' ', '') === joined.key

/** "GoodGrain Joinery" and "Good Grain Joinery": a name of the same letters in other words, which more pages have. */
const isSpelledOftener = (other: Group, chosen: Group): boolean =>
  other.key !== chosen.key &&
  other.key.includes(' ') &&
  chosen.key.includes(' ') &&
  other.key.replaceAll(' ', '') === chosen.key.replaceAll(' ', '') &&
  pagesOf(other.group) > pagesOf(chosen.group)

/** "Good GrainJoinery": the parts of a logo that no space keeps apart in the code, though they stand apart on the page. */
const isRunTogether = ({ name: found, where }: NameMention, name: string): boolean =>
  where === 'text' &&
  /\s/.test(found) &&
  /\p{Ll}\p{Lu}/u.test(found) &&
  found !== name &&
  nameKey(found).replaceAll(' ', '') === nameKey(name).replaceAll(' ', '')

/**
 * "NT Fossil Diggers Association" for "NT FDA", in title or main heading of the home page, where the copyright line or the
 * title only has the letters its words begin with. What markup or the share card say of the name is the owner's choice.
 */
const isShortenedTo = (short: Group, long: Group, homeUrl: string): boolean =>
  short.group.every(({ where }) => where !== 'markup' && where !== 'og:site_name') &&
  long.group.some(({ where, url }) => (where === 'title' || where === 'text') && url === homeUrl) &&
  // "Brolga Handworks" shortens nothing of "Brolga Hand works".
  short.key.replaceAll(' ', '') !== long.key.replaceAll(' ', '') &&
  isShortFor(short.key, long.key)

/** "Geelong's Celebrant" says where and what, not who. */
const isDescription = (name: string): boolean => {
  const [, place = ''] = /^(.+)['’]s\s/.exec(name) ?? []
  return isKnownPlace(place)
}

function scoreOf(key: string, group: NameMention[], { host, homeUrl, pageCount }: Where): number {
  const places = new Map<NameMention['where'], Set<string>>()
  for (const { where, url } of group) places.set(where, (places.get(where) ?? new Set()).add(url))
  const agreement = domainAgreement(key, getDomainWithoutSuffix(host) ?? '')
  // The owner of a website, named at its foot, is not always the business it is about.
  const isOnlyOwner =
    agreement === 0 && [...places.keys()].every((where) => where === 'copyright' || where === 'footer')
  if (isOnlyOwner && places.size > 1) places.delete('footer')
  // What the picture shows, rather than the name beside it.
  if (agreement === 0 && places.size === 1 && places.has('logo')) return 0
  const urls = new Set(group.map(({ url }) => url))
  const shownOn = urls.has(homeUrl) ? 1 : urls.size / pageCount
  const agreed = [...places].reduce((sum, [where, urls]) => {
    const share = where === 'title' && pageCount > 1 ? urls.size / pageCount : 1
    return sum + trust[where] * (where === 'title' && pageCount === 1 ? 0.4 : share)
  }, 0)
  const wordy = Math.max(0, key.split(' ').length - 5)
  const isDescribed = group.every(({ name }) => isDescription(name))
  return agreed + (isDescribed ? 0 : domainTrust * agreement * shownOn) - wordy
}

/**
 * How much of the domain the name spells, 0 to 1: "joes plumbing" spells all of joesplumbing, but only part of
 * joesplumbingsydney.
 */
export function domainAgreement(key: string, label: string): number {
  const domain = label.toLowerCase().replace(/[^a-z0-9]/g, '')
  const words = key.split(' ')
  const letters = words.join('')
  if (domain === '' || letters === '') return 0
  if (letters === domain || letters.replaceAll('and', '') === domain) return 1
  const initials = words.map((word) => word[0]).join('')
  if (initials.length >= 3 && initials === domain) return 0.8
  let rest = domain
  let spelled = 0
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    if (word.length < 3 || !rest.includes(word)) continue
    rest = rest.replace(word, ' ')
    spelled += word.length
  }
  return Math.min(spelled / domain.length, spelled / letters.length) * 0.9
}

/**
 * The spelling in the most trusted place, and there the most frequent one; all capitals only when it is never written
 * otherwise.
 */
function mostTrusted(group: NameMention[]): NameMention {
  const times = new Map<string, number>()
  for (const { name } of group) times.set(name, (times.get(name) ?? 0) + 1)
  const rank = ({ name, where }: NameMention): number =>
    trust[where] +
    Math.min(times.get(name) ?? 0, 10) / 10 -
    (/[a-z]/.test(name) ? 0 : 5) -
    (/[A-Z]/.test(name) ? 0 : 5) -
    // "SFPG.com.au"
    (/\.(?:com|net|org|au)$/i.test(name) ? 6 : 0) -
    (withoutLegalForm(name) === name ? 0 : 2)
  return group.reduce((best, mention) => (rank(mention) > rank(best) ? mention : best))
}

const pagesOf = (group: NameMention[]): number => new Set(group.map(({ url }) => url)).size

/**
 * Whether one name contains the other as whole words or begins with it ("Joe's Physiotherapy" and "Joe's Physio"), or
 * both share their first two words ("Joe's Plumbing" and "Joe's Plumbing Newtown").
 */
function isVariation(key: string, best: string): boolean {
  if (` ${key} `.includes(` ${best} `) || ` ${best} `.includes(` ${key} `)) return true
  const [short, long] = key.length < best.length ? [key, best] : [best, key]
  if (short.includes(' ') && long.startsWith(short)) return true
  const start = (text: string): string => text.split(' ').slice(0, 2).join(' ')
  return start(key) === start(best) && start(key).includes(' ')
}

const distinct = (names: string[]): string[] => [...new Map(names.map((name) => [name.toLowerCase(), name])).values()]
