import { termsIn, wordsOf } from '../../facts/industry/lexicon-index.ts'
import { firstMention } from '../../text/mentions.ts'
import { plainWords } from '../../text/plain-words.ts'
import { remembered } from '../../text/remembered.ts'

const fileName = /\.(jpe?g|png|gif|webp|avif|svg|heic|bmp|tiff?)$/i
const cameraName =
  /^(img|dsc|dscn|dscf|pxl|gopr|image|photo|picture|pic|screenshot|whatsapp image|untitled|slide|banner)?[-_ ]*\(?[\d\-_: ]*\)?$/i
/** Names that other makes of cameras give, all in capitals: "P1030093", "SAM_0412", "_MG_2041". */
const otherCamera = /^(?:P[\dA-C]\d{6}|_(?:MG|DSC|IGP)_?\d{4}|(?:SAM|DJI|MVI|CIMG|KIMG|HPIM|IMGP|SDC|DSCI)[_-]?\d{4,})$/
const numbered = /^[a-zÀ-ɏ]+[ _-](?:photo|image|picture|pic|img|slide|thumb(?:nail)?)[ _-]*\d+$/i
const emptyWord =
  /^(image|img|photo|picture|pic|graphic|icon|((our|site|website|company|header|footer|main) )?logo|placeholder|alt|alt text|link|button|mobirise|wix|squarespace|weebly|wordpress|thumbnail|null|undefined|n\/?a|(image|photo|picture|graphic|icon)s)$/i
/** "Hero image", "brand logo": where the picture is used, not what it shows. */
const ofLayout =
  /^(?:our )?(?:brand|client|partner|article|blog|post|news|hero|banner|background|featured?|service|gallery|slide(?:r|show)?|customer|user|section|card|box|cover|content|about(?: us)?|contact(?: us)?)[ _-](?:logo|image|img|photo|picture|pic|icon|thumb(?:nail)?)s?$/i
/** "ArrowImage": a programmer's name for it. */
const identifier = /^[A-Za-z\d]*[a-z\d](Image|Img|Icon|Pic|Photo|Thumb)\d*$/

/** Whether an alt text says nothing about the picture: a file name, a camera's numbering, or "image". */
export const isUselessAlt = (alt: string, src: string | null = null): boolean =>
  fileName.test(alt) ||
  numbered.test(alt) ||
  cameraName.test(alt) ||
  otherCamera.test(alt) ||
  emptyWord.test(alt) ||
  identifier.test(alt) ||
  ofLayout.test(alt) ||
  isOwnFileName(alt, src)

/**
 * "switchboard_upgrade-1024x768" for …/switchboard_upgrade-1024x768.jpg; a plain word that happens to be the file's
 * name is fine.
 */
const isOwnFileName = (alt: string, src: string | null): boolean =>
  // "Newtown Timetable (1)" for …/Newtown-Timetable-1.png, as editors fill it in.
  (/\(\d+\)$|\b(?:new|final|copy|edited)$/i.test(alt) &&
    plainWords(alt) === plainWords((fileNameOf(src) ?? '').replace(fileName, ''))) ||
  isCodedFileName(alt, src)

const isCodedFileName = (alt: string, src: string | null): boolean =>
  (/[-_]/.test(alt) || /\d{3}/.test(alt)) &&
  !alt.includes(' ') &&
  (src ?? '')
    .split(/[?#]/)[0]!
    .split('/')
    .at(-1)!
    .replace(fileName, '')
    .replace(/-scaled$/, '') === alt

/** Whether an address is that of a picture. */
export const isPictureFile = (url: string | null): boolean => fileName.test((url ?? '').split(/[?#]/)[0]!)

/** What templates call their bullets, lines and gaps, and no picture can be of. */
const ornament = /^(?:spacer|bullet|divider|separator|bg|background|pixel|pixel placeholder|placeholder image)$/i
/** What decoration is called; a picture may also show such a thing. */
const decorative =
  /^(?:(?:bg|background|hero|banner|section|decorative) )?(?:shapes?|lines?|dots?|circles?|squiggles?|curves?|waves?|blobs?|patterns?|textures?|overlays?|gradients?|bg|backgrounds?|arrows?|icons?|dividers?|separators?|bullets?|ornaments?|decorations?)$/i
export const namesDecoration = (alt: string): boolean => decorative.test(alt.trim())

/** "Logo alt", "alt text here": what a template says until somebody fills it in. */
const unfilled =
  /^(?:(?:\w+ )?(?:logo|image|img|photo|picture|icon|banner|hero) alt(?: (?:text|tag))?|(?:insert|add|enter|your|some) (?:alt|image|picture)(?: text| description)?(?: here)?|\W*alt(?: (?:text|tag))?(?: here)?|image description)$/i
/** "Slideshow image 1", "Slide One", "First slide": its place in a row. */
const placeInRow =
  /^(?:first|second|third|fourth|fifth|sixth|last) (?:slide|image|photo|picture)$|^(?:slide(?:show)?|carousel|gallery|banner|slider)(?:[ _-](?:image|photo|picture))?[ _-](?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)$/i
/** "2F6B7934": letters and figures mixed as cameras and upload folders do. */
const code = /^(?=.{6})[A-F]*(?:\d+[A-F]+){2,}\d*$/i

/** Whether an alt text certainly says nothing about the picture. */
export const isPoorAlt = (alt: string, src: string | null): boolean =>
  isUselessAlt(alt, src) ||
  (alt !== '' && !/[\p{L}\p{N}]/u.test(alt)) ||
  ornament.test(alt) ||
  unfilled.test(alt) ||
  placeInRow.test(alt) ||
  code.test(alt) ||
  (/^[a-z]+0\d+$/.test(alt) && stem(src) === alt)

const stem = (src: string | null): string => (fileNameOf(src) ?? '').replace(fileName, '')

/** "van.jpg"; for the address of a program that sends the picture or makes it smaller, the file it is made from. */
export const fileNameOf = (src: string | null): string | null => {
  const url = URL.parse(pictureKey(src) ?? '')
  const asked = [...(url?.searchParams.values() ?? [])].find((value) => fileName.test(value))
  return (asked ?? url?.pathname)?.split('/').at(-1) || null
}

/** Parameters that ask for another size of the same picture. */
const sizes = ['w', 'h', 'width', 'height', 'q', 'quality', 'dpr', 'fit', 'format', 'fm', 'auto', 'resize', 'ssl']

/** The same for a picture in all its sizes; null where it has no address of its own. */
export const pictureKey = (src: string | null): string | null => (src === null ? null : keyOf(src))

const keyOf = remembered((src): string | null => {
  const url = src.startsWith('data:') ? null : URL.parse(src)
  if (!url) return null
  const original = url.pathname.endsWith('/_next/image') ? URL.parse(url.searchParams.get('url') ?? '', url) : null
  if (original) return original.href
  for (const name of sizes) url.searchParams.delete(name)
  // "van-480w.webp" and "van-300x200.jpg" are smaller copies; "mbr-300x200.jpg" is what Mobirise calls any picture. ImageKit takes the size after the name of the file: "/van.jpg/tr:w-450,h-270".
  url.pathname = url.pathname.replace(
    /(?<!\/mbr)[-_](?:\d{2,4}x\d{2,4}|\d{3,4}w)(?=\.\w+$)|@[23]x(?=\.\w+$)|\/tr:[\w,.-]+/,
    '',
  )
  return url.href
})

/** "colour" of "colour 12"; null for a text that does not end in a number of its own. */
export const baseOfNumbered = (text: string): string | null => /^(.*\p{L})[ _#-]*\d{1,3}$/u.exec(text)?.[1] ?? null

/** Names no person and no thing: "Team Member", "Recent Project". */
export const labelWords: ReadonlySet<string> = new Set(
  (
    'our the and of with team member members staff crew worker happy customer customers client clients testimonial reviewer ' +
    'recent latest completed featured project projects work works job jobs gallery portfolio photo photos image images ' +
    'picture pictures professional quality local expert service services product products before after'
  ).split(' '),
)
/** What the name of a job ends in: "Professional Carpet Steam Cleaning". */
const endsInJob = /[a-zÀ-ɏ]{3,}(?:ing|ation)s?$|\b(?:repairs?|removals?|replacements?|treatments?|upgrades?)$/i

/**
 * The long words of a name are capitalised, and there are two of them or more, other than those of a label or a job in
 * capitals, unless the business is called so.
 */
export const isNameLike = (text: string, ownNames: readonly string[] = []): boolean => {
  const long = text.match(/\p{L}{4,}/gu) ?? []
  if (/\blogo\b/i.test(text)) return true
  return long.length > 1 && long.every((word) => /^\p{Lu}/u.test(word)) && !(isJob(text) && !isPartOf(text, ownNames))
}

/** Whether a text is a label, or ends in the name of a job and has no words but those of trades. */
const isJob = (text: string): boolean =>
  wordsOf(text).every((word) => labelWords.has(word)) || (endsInJob.test(text) && hasOnlyTradeWords(text))

/** Whether all words of a text are those of labels and trades. */
export const hasOnlyTradeWords = (text: string): boolean => {
  const ofTrades = new Set([...termsIn(text).keys()].flatMap((term) => term.text.split(' ')))
  return wordsOf(text).every((word) => labelWords.has(word) || ofTrades.has(word))
}

const isPartOf = (text: string, names: readonly string[]): boolean =>
  names.some((name) => firstMention(name, [text]) !== null || firstMention(text, [name]) !== null)

/**
 * Whether it is a list of search words rather than a sentence: nine or more words, none of them connecting, three or more
 * repeated.
 */
export const isStuffed = (alt: string): boolean => {
  const words = alt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const joined = words.some((word) =>
    /^(?:a|an|the|of|in|on|at|with|and|to|for|from|by|outside|our|is|are|un|une|la|le|les|de|du|des|et|der|die|das|und|el|los|y)$/.test(
      word,
    ),
  )
  return words.length >= 9 && !joined && new Set(words).size < words.length - 2
}

/** Services that draw a picture of any size to fill a gap while a site is built. */
const standInHost =
  /^https?:\/\/(?:[\w-]+\.)?(?:placehold\.(?:co|it|jp)|placeholder\.(?:com|pics)|dummyimage\.com|fakeimg\.pl|placekitten\.com|placebear\.com|placeimg\.com|lorempixel\.com|loremflickr\.com|fpoimg\.com|picsum\.photos)\//i

/** Whether a picture only fills a gap: "https://placehold.co/500x600?text=Workshop". */
export const isStandIn = (src: string | null): boolean => standInHost.test(pictureKey(src) ?? '')

/** A drawn sign, which does not say where a link leads: "arrow", "right chevron", "icon". */
const sign =
  /^(?:(?:right|left|up|down|next|external|link)[ -])?(?:arrow|chevron|caret|icon|button)(?:[ -](?:right|left|up|down|icon))?$/i
export const isSign = (text: string): boolean => sign.test(text.trim())
