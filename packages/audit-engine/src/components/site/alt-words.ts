const fileName = /\.(jpe?g|png|gif|webp|avif|svg|heic|bmp|tiff?)$/i
const cameraName =
  /^(img|dsc|dscn|dscf|pxl|gopr|image|photo|picture|pic|screenshot|whatsapp image|untitled|slide|banner)?[-_ ]*\(?[\d\-_: ]*\)?$/i
const emptyWord =
  /^(image|img|photo|picture|pic|graphic|icon|placeholder|alt|alt text|thumbnail|null|undefined|n\/?a|(image|photo|picture|graphic|icon)s)$/i
/** "ArrowImage": what a programmer calls it. */
const identifier = /^[A-Za-z\d]*[a-z\d](Image|Img|Icon|Pic|Photo|Thumb)\d*$/

/** An alt text that says nothing about the picture: a file name, a camera's numbering, or "image". */
export const isUselessAlt = (alt: string, src: string | null = null): boolean =>
  fileName.test(alt) || cameraName.test(alt) || emptyWord.test(alt) || identifier.test(alt) || isOwnFileName(alt, src)

/** "switchboard_upgrade-1024x768" for …/switchboard_upgrade-1024x768.jpg; a plain word that happens to be the file's name is fine. */
const isOwnFileName = (alt: string, src: string | null): boolean =>
  /[-_]/.test(alt) &&
  !alt.includes(' ') &&
  (src ?? '').split(/[?#]/)[0]!.split('/').at(-1)!.replace(fileName, '') === alt

/** A list of search words rather than a sentence: nine and more words without any that join them, several repeated. */
export const isStuffed = (alt: string): boolean => {
  const words = alt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const joined = words.some((word) => /^(a|an|the|of|in|on|at|with|and|to|for|from|by|outside|our|is|are)$/.test(word))
  return words.length >= 9 && !joined && new Set(words).size < words.length - 1
}
