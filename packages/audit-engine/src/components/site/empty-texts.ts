import { isGenerated } from '../../facts/industry/placeholder-page.ts'
import { termsIn } from '../../facts/industry/lexicon-index.ts'
import { placesIn } from '../../facts/places.ts'
import { trades, unaccented } from '../../facts/trades.ts'
import { telling, type Stems } from '../../text/mentions.ts'
import { plainWords } from '../../text/plain-words.ts'

/** Texts that editors fill in automatically, or that say nothing about the page. */
const nothing =
  /^(home( ?page)?|welcome|index|(new )?page( \d+)?|(site|website|blog)( title)?|document|default|coming soon|(website |site )?under (construction|maintenance|development))$/i
const untouched =
  /^((my|new) ?(site|website|blog)|untitled( document| page)?|new page|site title)( \d+)?$|^just another wordpress site$|^\W*((google|meta|page|site|your|add|enter|insert|seo|a|an?|the|my|short|website) )*(title|description|keywords|text)( (goes )?here)?\W*$|lorem ipsum/i
const partsOf = (text: string): string[] => text.split(/\s*[|–—·•]\s*|\s+-(?:\s+|$)/).filter((part) => part !== '')

/** What the maker of a template says of it: "Responsive HTML5 Template". */
const ofTemplate =
  /^(?:(?:[a-zÀ-ɏ]+ ){0,2}(?:responsive|multi-?purpose|free|premium|bootstrap ?\d?|wordpress|html ?5?) )+(?:(?:website|web|landing page|admin|business) )?(?:template|theme)s?\W*$/i

/** "Website is being renovated": the whole text, or a part of it set off by a dash. */
const ofBuilding =
  /^(?:(?:our|the|this) )?(?:new )?(?:web ?)?(?:site|page) (?:is )?(?:(?:currently )?(?:under (?:construction|maintenance|development)|being (?:renovated|rebuilt|redesigned|updated|built))|coming soon)\b|^under (?:construction|maintenance)$/i

/** "JKAA": initials, which only those who know the business search for. */
const initials = /^\p{Lu}{2,6}$/u

/** The business's name in a title, whole or in part, or initials, where nothing else but "Home" or "Welcome" is there. */
const nameAloneIn = (title: string, name: string | null): string | null => {
  const [said = '', ...more] = partsOf(title).filter((part) => !nothing.test(part))
  return name !== null &&
    said !== '' &&
    more.length === 0 &&
    (initials.test(said) || ` ${plainWords(name)} `.startsWith(` ${plainWords(said)} `))
    ? said
    : null
}

export const isNameAlone = (title: string, name: string | null): boolean => nameAloneIn(title, name) !== null

/** The same, with no word for a trade or product in the name. */
export const isBareName = (title: string, name: string | null): boolean => {
  const said = nameAloneIn(title, name)
  return said !== null && termsIn(said).size === 0 && !namesTradeOrPlace(said)
}

const namesTradeOrPlace = (text: string): boolean =>
  trades.some(({ words }) => words.test(unaccented(text))) || placesIn(text).length > 0

/** Weight from which a term in the lexicon is more than a hint. */
const clear = 2
const namesNothing = (text: string): boolean =>
  [...termsIn(text).keys()].every(({ says }) => says.every(({ weight }) => weight < clear)) && !namesTradeOrPlace(text)

/**
 * Whether a title is the business's name and a slogan: neither holds a word for a trade, product or place, nor one of
 * those that `offered` says the site uses for what it offers.
 */
export const isNameAndSlogan = (title: string, name: string | null, offered: Stems): boolean => {
  const [one = '', other = '', ...more] = partsOf(title)
  if (name === null || other === '' || more.length > 0) return false
  const isName = (part: string) => plainWords(part) === plainWords(name)
  const slogan = isName(one) ? other : isName(other) ? one : ''
  const own = telling(name)
  return (
    slogan.split(' ').length > 2 &&
    [name, slogan].every(namesNothing) &&
    [...telling(slogan)].every((word) => own.has(word) || !offered.has(word))
  )
}

/** Whether a title or description says nothing about the business. */
export const saysNothing = (text: string): boolean => {
  if (isGenerated(text)) return true
  const parts = partsOf(text)
  return (
    parts.some((part) => untouched.test(part) || ofBuilding.test(part) || ofTemplate.test(part)) ||
    parts.every((part) => nothing.test(part))
  )
}
