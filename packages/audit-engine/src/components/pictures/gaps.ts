import type { CrawledPage } from '../../sources/source.ts'
import type { Fault } from '../fault.ts'
import { isPictureFile, isStandIn, pictureKey } from '../site/alt-words.ts'
import type { Picture } from '../site/picture-texts.ts'
import type { Site } from '../site/site.ts'
import { atMost, seenOn } from '../wording/evidence.ts'
import { note, problem, when } from '../wording/findings.ts'
import { pageNames } from '../wording/page-names.ts'
import { fileOf, shownOn } from './shown-on.ts'

/** Whether it shows the letters of a name, as beside praise: "https://placehold.co/48x48?text=SJ". */
export const isInitials = ({ seen: [{ image }] }: Picture): boolean =>
  isStandIn(image.src) && /^[A-Z]{1,3}$/.test(URL.parse(image.src ?? '')?.searchParams.get('text') ?? '')

/** Pictures that only fill a gap. */
export const standInsAmong = (pictures: readonly Picture[], crawl: { at: string }): Fault<Picture> => {
  const found = pictures.filter((picture) => isStandIn(picture.seen[0].image.src) && !isInitials(picture))
  return {
    found,
    evidence: atMost(
      3,
      found.map(({ seen: [{ page, image }] }) => seenOn(page, 'A picture here only fills a gap.', fileOf(image))),
      crawl,
    ),
    findings: when(found.length > 0, () =>
      problem(
        `Put pictures of your own on ${shownOn(found)}: ${found.length === 1 ? 'a picture there only fills' : `${found.length} different ones there only fill`} a gap (${fileOf(found[0]!.seen[0].image)}).`,
        2,
        found[0]!.seen[0].page,
      ),
    ),
  }
}

/** Links that open a picture and show none; one that the page shows as a picture beside its link is no background. */
export const openedPictures = ({ pages }: Site): Fault<{ page: CrawledPage; url: string | null }> => {
  const found = pages.flatMap((page) => {
    const shown = new Set(page.page.images.map(({ src }) => pictureKey(src)))
    return page.page.links
      .filter(({ url, isNameless }) => isNameless && isPictureFile(url) && !shown.has(pictureKey(url)))
      .map(({ url }) => ({ page, url }))
  })
  const files = new Set(found.map(({ url }) => url)).size
  return {
    found,
    evidence: [],
    findings: when(files > 1, () =>
      note(
        `Show the ${files} pictures that links on ${pageNames(found.map(({ page }) => page))} open as pictures with an alt text: in the code we read there is none in those links, so they are backgrounds at most, which blind visitors and image search pass over. The other lines here leave them out.`,
      ),
    ),
  }
}

/** With so many pictures or fewer in the code, those shown as backgrounds are what the site shows. */
const fewPictures = 2
const manyBackgrounds = 10

/** Pictures that are shown as backgrounds, on a website that shows hardly any other. */
export const backgroundsBeside = (pictures: readonly Picture[], { pages }: Site): Fault<string> => {
  const showing = pages.filter(({ page }) => page.styles.backgrounds.length > 0)
  const files = new Set(showing.flatMap(({ page }) => page.styles.backgrounds.flatMap((src) => pictureKey(src) ?? [])))
  const found = pictures.length <= fewPictures && files.size >= manyBackgrounds ? [...files] : []
  return {
    found,
    evidence: [],
    findings: when(found.length > 0, () =>
      note(
        `At least ${found.length} pictures are shown as backgrounds (on ${pageNames(showing)}), which no alt text can describe, so blind visitors and image search pass over them. Put those that show your work into the page as pictures with an alt text.`,
      ),
    ),
  }
}
