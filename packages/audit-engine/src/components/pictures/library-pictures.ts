import { placesIn } from '../../facts/places.ts'
import type { PageImage } from '../../page/page.ts'
import type { CrawledPage } from '../../sources/source.ts'
import { hostOf } from '../../sources/web/host-names.ts'
import { firstMention } from '../../text/mentions.ts'
import type { Fault } from '../fault.ts'
import { onePer } from '../one-per.ts'
import { hasOnlyTradeWords, pictureKey } from '../site/alt-words.ts'
import { saidOf } from '../site/picture-texts.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { count, list, quoted } from '../wording/phrases.ts'

interface Shown {
  key: string
  host: string
  page: CrawledPage
  image: PageImage
}

/** Where pictures of picture libraries are loaded from: anybody may show them, so they do not show the business. */
const library =
  /(?:^|\.)(?:(?:images|plus|source)\.unsplash\.com|images\.pexels\.com|(?:cdn\.)?pixabay\.com|media\.istockphoto\.com|(?:image|www)\.shutterstock\.com|thumbs\.dreamstime\.com|img\.freepik\.com|(?:st\d?\.)?depositphotos\.com|media\.gettyimages\.com|t\d\.ftcdn\.net|as\d\.ftcdn\.net|c\d\.alamy\.com|cdn\.stocksnap\.io|burst\.shopifycdn\.com)$/
export const isOfLibrary = (src: string | null): boolean => library.test(hostOf(src ?? ''))

/** Services that give out faces of strangers to fill a draft. */
const faces = /(?:^|\.)(?:randomuser\.me|pravatar\.cc|xsgames\.co|thispersondoesnotexist\.com|uifaces\.(?:co|com))$/

/** "Our team", "team member", "our local technician", "local handyman at work". */
const people =
  'team|staff|crew|people|technicians?|electricians?|plumbers?|painters?|cleaners?|builders?|gardeners?|tradies?|handym[ae]n|drivers?|workers?|carers?|owners?|founders?'
const ours = new RegExp(
  String.raw`\bteam members?\b|\bour (?:[a-zÀ-ɏ]+ ){0,2}(?:${people}|works?|projects?|clients?|customers?|office|workshop|shop|store|showroom|clinic|studio|salon|vans?|trucks?|utes?|vehicles?|fleet|family)\b|\blocal (?:[a-zÀ-ɏ]+ ){0,4}(?:${people})\b`,
  'i',
)

/** Each picture once, where it is first shown. */
const shownFrom = ({ pages }: Site, hosts: RegExp, is: (image: PageImage) => boolean): Shown[] => {
  const shown = pages.flatMap((page) =>
    page.page.images.flatMap((image): Shown[] => {
      const key = image.decorative ? null : pictureKey(image.src)
      const host = key === null ? '' : hostOf(key)
      return key !== null && hosts.test(host) && is(image) ? [{ key, host, page, image }] : []
    }),
  )
  return onePer(shown, ({ key }) => key)
}

/** Pictures from a picture library that are described as the business, its people or its work. */
export const borrowedPictures = (site: Site, ownNames: readonly string[], crawl: { at: string }): Fault<Shown> => {
  const found = shownFrom(site, library, (image) => {
    const text = saidOf(image) ?? ''
    return ours.test(text) || ownNames.some((name) => isNamedIn(text, name))
  })
  return {
    found,
    evidence: atMost(
      3,
      found.map(({ page, image }) =>
        seenOn(
          page,
          `A picture from a picture library is described as yours: ${quoted(image.alt ?? '', 80)}.`,
          image.src,
        ),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () => {
      const others = shownFrom(site, library, () => true).length - found.length
      const besides =
        others > 0 ? ` ${count(others, 'other picture is', 'other pictures are')} from libraries too.` : ''
      const pages = pageNames(found.map(({ page }) => page))
      const texts = found.map(({ image }) => saidOf(image) ?? '').toSorted((a, b) => a.length - b.length)
      const text = quoted(texts.find((one) => ours.test(one)) ?? texts[0]!, 80)
      return note(
        found.length === 1
          ? `A picture on ${pages} is from a picture library (${hostsOf(found)}) and described as yours (${text}): show your own, or say what it shows.${besides}`
          : `${found.length} pictures on ${pages} are from a picture library (${hostsOf(found)}) and described as yours, such as ${text}: show your own, or say what they show.${besides}`,
      )
    }),
  }
}

/** Portraits of strangers. */
export const borrowedFaces = (site: Site, crawl: { at: string }): Fault<Shown> => {
  const found = shownFrom(site, faces, () => true)
  const keys = new Set(found.map(({ key }) => key))
  const showing = site.pages.filter(({ page }) => page.images.some(({ src }) => keys.has(pictureKey(src) ?? '')))
  return {
    found,
    evidence: atMost(
      3,
      found.map(({ page, image }) =>
        seenOn(page, 'A portrait here is that of a stranger, meant for drafts.', image.src),
      ),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Show real faces or none on ${pageNames(showing)}: ${found.length === 1 ? 'a portrait there comes' : `${found.length} portraits there come`} from ${hostsOf(found)}, which gives out faces of strangers for drafts. ${found.length === 1 ? 'It is' : 'They are'} not of your customers or staff.`,
        2,
        found[0]!.page,
      ),
    ),
  }
}

const hostsOf = (found: readonly Shown[]): string => list([...new Set(found.map(({ host }) => host))])

/** A name that only says a trade and a place is a line of search words too, unless the text says "by" before it. */
const isNamedIn = (text: string, name: string): boolean => {
  if (!text.includes(name) || firstMention(text, [name]) === null) return false
  const words = placesIn(name).reduce((rest, place) => rest.replaceAll(place, ' '), name)
  return !hasOnlyTradeWords(words) || text.includes(`by ${name}`)
}
