import { defineComponent } from './component.ts'
import { exampleIn } from './pictures/example-text.ts'
import { withNameOfOther, withOwnName } from './pictures/names-as-texts.ts'
import { backgroundsBeside, isInitials, openedPictures, standInsAmong } from './pictures/gaps.ts'
import { borrowedFaces, borrowedPictures } from './pictures/library-pictures.ts'
import { withoutText, withPoorText, withSearchWords, withTextOfOthers } from './pictures/poor-texts.ts'
import { rivalTexts } from './pictures/rival-texts.ts'
import { fileOf } from './pictures/shown-on.ts'
import { shareOf } from './score-parts.ts'
import {
  counterSize,
  iconSize,
  mostAlike,
  ornamentUses,
  picturesOf,
  saidOf,
  wordsOfPhoto,
} from './site/picture-texts.ts'
import { pagesRead, readSite } from './site/site.ts'
import { claiming, counted, none } from './wording/claims.ts'
import { seenOn, seenOnSite } from './wording/evidence.ts'
import { note, strength, when } from './wording/findings.ts'
import { count } from './wording/phrases.ts'

export const altText = defineComponent({
  id: 'alt-text',
  pillar: 'websiteOptimization',
  title: 'Picture descriptions',
  criteria:
    'The share of your pictures, each file counted once, that have a text alternative ("alt text") wherever they are shown and none that is certainly poor. Whether a text describes its picture well only a person can see. ' +
    'Poor (our judgement): a file name such as IMG_2041.jpg, a word such as "image", "logo" or "spacer", a placeholder such as "Logo alt", a place in a row such as "Slide One", ' +
    `one or two words that differ only by a number from picture to picture ("Colour 1", "Colour 2"), and the same text under more than ${mostAlike} different files, unless it is a name ("Team Member" is none, nor is a job such as "Carpet Cleaning") that at most half of your pictures have. ` +
    `By the HTML standard an empty alt text is right for a picture that only decorates, so those are left out, unless the picture is all there is in a link; so are pictures with an "aria-label", which names them too. A tooltip ("title") is no alt text. Pictures of up to ${iconSize} by ${iconSize} pixels and those shown ${ornamentUses} times and more on one page with fewer than ${wordsOfPhoto} words count as decoration too; those of up to ${counterSize} pixels are counters, not pictures. Backgrounds are not judged; where nearly all pictures are shown so, the report says so. ` +
    'Pictures that only fill a gap (from placehold.co, say), and links that open pictures and show none, are named in the report and cost nothing; so are several photos with the name of your business for a text, logos described as that of another company, and pictures whose alt texts, from page to page or on one page, name different places or label them as different things, with no telling word in common or as a kitchen here and a bathroom there. So are pictures from a picture library (images.unsplash.com, say) whose alt text speaks of your business, your team or your work, and portraits of strangers from services such as randomuser.me.',
  needs: ['crawl', 'identity'],
  tip: {
    title: 'Describe your pictures',
    ease: 3,
    steps: [
      'In your website editor, click each picture on the pages that this job names; the field is called "alt text". If you have no such editor, send what you write to the person who looks after your website.',
      'Write what the picture shows, as you would say it on the phone; for one that is a link, where it leads.',
      'Leave the field empty for pure decoration, such as lines and patterns.',
    ],
  },
  assess({ crawl, identity }) {
    const site = readSite(crawl.data)
    const ownNames = [identity.name ?? '', ...identity.variations].filter((name) => name !== '')
    const all = picturesOf(site.pages, ownNames)
    const standIns = standInsAmong(all, crawl)
    const pictures = all.filter((picture) => !standIns.found.includes(picture) && !isInitials(picture))
    if (all.length === 0 && site.pages.some(({ page }) => page.images.length > 0))
      return {
        outcome: 'notMeasured',
        reason: 'The pictures in the code we read have no address there: a script fills their places.',
      }
    if (pictures.length === 0)
      return {
        outcome: 'notApplicable',
        reason:
          standIns.found.length === 0
            ? `We found no pictures in the code of ${pagesRead(site)}; backgrounds are left out.`
            : `All pictures we found only fill a gap, such as ${fileOf(standIns.found[0]!.seen[0].image)}.`,
      }
    const meaningful = pictures.filter(({ state }) => state !== 'decoration')
    const decoration = pictures.filter(({ state }) => state === 'decoration')
    if (meaningful.length === 0 && standIns.found.length > 0)
      return {
        outcome: 'notMeasured',
        reason: `${count(standIns.found.length, 'picture')} we found only ${standIns.found.length === 1 ? 'fills' : 'fill'} a gap, such as ${fileOf(standIns.found[0]!.seen[0].image)}; put your own there. The others we could take for no more than decoration.`,
      }
    if (meaningful.length === 0)
      return {
        outcome: 'notMeasured',
        reason: `We could take ${decoration.length === 1 ? 'the picture' : `none of the ${decoration.length} pictures`} we found for ${decoration.length === 1 ? 'no more' : 'more'} than decoration. Whether that is right only a person can see.`,
      }
    const described = meaningful.filter(({ state }) => state === 'described')
    const isWhole = described.length === meaningful.length
    const patchy = meaningful.filter(({ state, isEmptyElsewhere }) => state !== 'missing' && isEmptyElsewhere)
    /** Decoration only because its alt text is empty. */
    const emptied = decoration.filter(({ seen }) => seen.every(({ image }) => image.alt?.trim() === ''))
    /** Small ones and bullets, which only their size or number tells. */
    const ornaments = decoration.filter(({ seen }) =>
      seen.some(({ image }) => !image.decorative && image.alt?.trim() !== '' && !image.label),
    )
    const isMostlyEmpty = emptied.length > meaningful.length
    if (isMostlyEmpty && isWhole && standIns.found.length === 0)
      return {
        outcome: 'notMeasured',
        reason: `${count(meaningful.length, 'picture has', 'pictures have')} an alt text, and ${emptied.length} more are marked as decoration by an empty one, each address counted once. That is fine for patterns; photos of your work deserve a description, and which these are only a person can see.`,
      }
    const missing = withoutText(meaningful, crawl)
    const poor = withPoorText(meaningful, pictures, crawl)
    const alike = withTextOfOthers(meaningful, crawl)
    const stuffed = withSearchWords(meaningful)
    const ownName = withOwnName(described, ownNames)
    const otherName = withNameOfOther(described)
    const opened = openedPictures(site)
    const backgrounds = backgroundsBeside(meaningful, site)
    const { places, subjects } = rivalTexts(site, identity.areas, ownNames, crawl)
    const borrowed = borrowedPictures(site, ownNames, crawl)
    const faces = borrowedFaces(site, crawl)
    // One text for most of them tells none from another, and those that hang beside many backgrounds are not the pictures.
    const isPraised =
      isWhole && !isMostlyEmpty && 2 * ownName.found.length <= meaningful.length && backgrounds.found.length === 0
    /** Files whose texts may not be true: none of them is an example. */
    const doubted = new Set(
      [...places.found, ...subjects.found].map(({ one }) => one.key).concat(borrowed.found.map(({ key }) => key)),
    )
    const sample = exampleIn(described.filter(({ key }) => !doubted.has(key)))
    return {
      outcome: 'scored',
      score: 100 * shareOf(meaningful, ({ state }) => state === 'described')!,
      confidence: site.confidence - (isMostlyEmpty ? 0.2 : 0),
      evidence: [
        counted(
          seenOnSite(
            crawl,
            `We found ${count(meaningful.length, 'different picture')} in the code of ${pagesRead(site)}, sizes of one file counted once where its name tells them, backgrounds${standIns.found.length > 0 ? ', those that only fill a gap' : ''}${ornaments.length > 0 ? ', small icons, bullets and the like' : ''} and what the code marks as hidden or decoration left out: ${meaningful.length - missing.found.length} with an alt text${patchy.length > 0 ? ` (${patchy.length} of them with an empty one elsewhere)` : ''}, ${missing.found.length} without one on a page or more.`,
          ),
          ['picture without alt text', missing.found.length],
          ['picture with a poor alt text', poor.found.length],
          ['picture with the text of others', alike.found.length],
        ),
        ...(sample ? [seenOn(sample.page, 'One of your alt texts.', saidOf(sample.image))] : []),
        ...[missing, poor, alike, places, subjects, borrowed, faces, standIns].flatMap(({ evidence }) => evidence),
      ],
      findings: [
        ...[missing, poor, alike, stuffed].flatMap(({ findings }) => findings),
        ...when(isMostlyEmpty, () =>
          note(
            `${count(emptied.length, 'picture is', 'pictures are')} marked as decoration, each address counted once. That is fine for patterns; photos of your work deserve a description.`,
          ),
        ),
        ...when(isPraised, () =>
          claiming(
            strength(
              `${meaningful.length === 1 ? 'The picture we looked at has' : `${meaningful.length === 2 ? 'Both' : `All ${meaningful.length}`} pictures we looked at have`} an alt text${patchy.length > 0 ? ` (${patchy.length === 1 ? 'one has' : `${patchy.length} have`} an empty one elsewhere)` : ''}${emptied.length > 0 ? `; ${count(emptied.length, 'other is', 'others are')} marked as decoration, and left out` : ''}${doubted.size > 0 ? '; whether all are true is another matter, see the other lines here' : ''}.`,
            ),
            none('picture without alt text'),
            none('picture with a poor alt text'),
            none('picture with the text of others'),
          ),
        ),
        ...[places, subjects, borrowed, faces, ownName, otherName, standIns, opened, backgrounds].flatMap(
          ({ findings }) => findings,
        ),
      ],
    }
  },
})
