/** Words in lower case with one blank between them; punctuation gone, "&" read as "and". */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''
