import { termsIn } from '../../facts/industry/lexicon-index.ts'
import { isMisspelt } from '../../text/misspelt.ts'
import { plainWords } from '../../text/plain-words.ts'
import { fileNameOf } from './alt-words.ts'
import { saidOf, type Picture } from './picture-texts.ts'

/** So many different files under one name are photos, not a logo in several colours. */
const fewest = 3
/** Pixels: corners and edges of a box that is drawn with pictures. */
const partOfFrame = 48
const logoFile = /logo|brand|icon|emblem|badge|banner|header|footer/i

const saidBy = ({ seen: [first] }: Picture): string => saidOf(first.image) ?? ''
const fileOf = ({ seen: [first] }: Picture): string => fileNameOf(first.image.src) ?? ''

const wordsOf = (text: string): string => plainWords(text).replace(/ and /g, ' ')

/** One picture of each file name: picture services give each size of a photo an address of its own. */
const onceEach = (pictures: readonly Picture[]): Picture[] => [
  ...new Map(pictures.filter((one) => fileOf(one) !== '').map((one) => [fileOf(one), one])).values(),
]

/**
 * Photos whose alt text is the name of the business and no more, where there are three files or more; none for a name
 * without a word for a trade, which may be that of the person the photos show.
 */
export const namedAlike = (pictures: readonly Picture[], ownNames: readonly string[]): Picture[] => {
  const own = new Set(ownNames.filter((name) => name.includes(' ') && termsIn(name).size > 0).map(plainWords))
  /** "james-taylor.jpg" in "James Taylor, Lawyer". */
  const isPortrait = (one: Picture): boolean =>
    wordsOf(fileOf(one)).startsWith(wordsOf(saidBy(one)).split(' ').slice(0, 2).join(' '))
  const isPart = ({ seen: [{ image }] }: Picture): boolean =>
    Math.min(image.width ?? Infinity, image.height ?? Infinity) <= partOfFrame
  const found = onceEach(
    pictures.filter(
      (one) => own.has(plainWords(saidBy(one))) && !logoFile.test(fileOf(one)) && !isPart(one) && !isPortrait(one),
    ),
  )
  return found.length >= fewest ? found : []
}

/** Words in names of files that name nobody. */
const ofAnybody =
  /^(?:logos?|images?|client|partner|customer|brand|sponsor|white|black|light|colou?r|small|large|final|transparent|footer|header|group|australia|retina)$/

/**
 * Logos with the alt text of another company's: of several files with the text "Acme logo" one is named after Acme, and
 * these are named after others.
 */
export const ofOtherCompany = (pictures: readonly Picture[]): Picture[] => {
  const logos = onceEach(pictures.filter((one) => /^\S.* logo$/i.test(saidBy(one))))
  const copied = [...Map.groupBy(logos, (one) => plainWords(saidBy(one)))].map(([text, some]) => {
    const words = text.split(' ').filter((word) => word.length >= 4 && word !== 'logo')
    const stemOf = (one: Picture): string =>
      fileOf(one)
        .toLowerCase()
        .replace(/\.\w+$/, '')
    const isNamedSo = (one: Picture): boolean =>
      words.some(
        (word) =>
          stemOf(one).includes(word) ||
          stemOf(one)
            .split(/[^a-z\d]+/)
            .some((part) => isMisspelt(part, word)),
      )
    const namesOther = (one: Picture): boolean =>
      stemOf(one)
        .split(/[^a-z\d]+/)
        .some((word) => /^[a-z]{5,}$/.test(word) && !ofAnybody.test(word))
    return some.some(isNamedSo) ? some.filter((one) => !isNamedSo(one) && namesOther(one)) : []
  })
  return copied.find((some) => some.length > 0) ?? []
}
