import type { Fault } from '../fault.ts'
import { fileNameOf } from '../site/alt-words.ts'
import { namedAlike, ofOtherCompany } from '../site/name-texts.ts'
import { saidOf, type Picture } from '../site/picture-texts.ts'
import { note, when } from '../wording/findings.ts'
import { list } from '../wording/phrases.ts'
import { shownOn } from './shown-on.ts'

const filesOf = (pictures: readonly Picture[]): string =>
  list(pictures.flatMap(({ seen: [first] }) => fileNameOf(first.image.src) ?? []))

/** Photos with the name of the business and no more for a text. */
export const withOwnName = (described: readonly Picture[], ownNames: readonly string[]): Fault<Picture> => {
  const found = namedAlike(described, ownNames)
  return {
    found,
    evidence: [],
    findings: when(found.length > 0, () =>
      note(
        `Say what the ${found.length} pictures show whose alt text is only your name, "${saidOf(found[0]!.seen[0].image)}" (${filesOf(found)}, on ${shownOn(found)}): the name is right for a logo, and tells blind visitors nothing about a photo.`,
      ),
    ),
  }
}

/** Logos with the name of another company for a text. */
export const withNameOfOther = (described: readonly Picture[]): Fault<Picture> => {
  const found = ofOtherCompany(described)
  return {
    found,
    evidence: [],
    findings: when(found.length > 0, () =>
      note(
        `Check the alt text "${saidOf(found[0]!.seen[0].image)}" of ${filesOf(found)} (on ${shownOn(found)}): going by the file ${found.length === 1 ? 'name, it is' : 'names, they are'} of somebody else.`,
      ),
    ),
  }
}
