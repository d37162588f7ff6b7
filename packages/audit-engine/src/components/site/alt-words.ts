const fileName = /\.(jpe?g|png|gif|webp|avif|svg|heic|bmp|tiff?)$/i
const cameraName =
  /^(img|dsc|dscn|dscf|pxl|gopr|image|photo|picture|pic|screenshot|whatsapp image|untitled|slide|banner)?[-_ ]*\(?[\d\-_: ]*\)?$/i
const numbered = /^\p{L}+[ _-](?:photo|image|picture|pic|img|slide)[ _-]*\d+$/iu
const emptyWord =
  /^(image|img|photo|picture|pic|graphic|icon|((our|site|website|company|header|footer|main) )?logo|placeholder|alt|alt text|thumbnail|null|undefined|n\/?a|(image|photo|picture|graphic|icon)s)$/i
/** "Hero image", "brand logo": where the picture is used, not what it shows. */
const ofLayout =
  /^(?:our )?(?:brand|client|partner|article|blog|post|news|hero|banner|background|featured?|service|gallery|slide(?:r|show)?|customer|user|section|card|box|cover|content|about(?: us)?|contact(?: us)?)[ _-](?:logo|image|img|photo|picture|pic|icon|thumbnail)s?$/i
/** "ArrowImage": a programmer's name for it. */
const identifier = /^[A-Za-z\d]*[a-z\d](Image|Img|Icon|Pic|Photo|Thumb)\d*$/

/** Whether an alt text says nothing about the picture: a file name, a camera's numbering, or "image". */
export const isUselessAlt = (alt: string, src: string | null = null): boolean =>
  fileName.test(alt) ||
  numbered.test(alt) ||
  cameraName.test(alt) ||
  emptyWord.test(alt) ||
  identifier.test(alt) ||
  ofLayout.test(alt) ||
  isOwnFileName(alt, src)

/**
 * "switchboard_upgrade-1024x768" for …/switchboard_upgrade-1024x768.jpg; a plain word that happens to be the file's
 * name is fine.
 */
const isOwnFileName = (alt: string, src: string | null): boolean =>
  /[-_]/.test(alt) &&
  !alt.includes(' ') &&
  (src ?? '').split(/[?#]/)[0]!.split('/').at(-1)!.replace(fileName, '') === alt

/**
 * Whether it is a list of search words rather than a sentence: nine or more words, none of them connecting, several
 * repeated.
 */
export const isStuffed = (alt: string): boolean => {
  const words = alt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const joined = words.some((word) => /^(a|an|the|of|in|on|at|with|and|to|for|from|by|outside|our|is|are)$/.test(word))
  return words.length >= 9 && !joined && new Set(words).size < words.length - 1
}
