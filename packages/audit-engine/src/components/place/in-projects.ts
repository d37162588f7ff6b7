import type { PageBlock } from '../../page/page.ts'

/** Headings above finished work. */
const finished =
  /\bcase stud(?:y|ies)\b|^(?:(?:our|my|some|recent|past|previous|featured|selected|completed|finished|latest) )*(?:projects?|work|portfolio)\b(?! (?:with|for|in|near|around)\b)[^?]*$/i

/** The blocks below headings about finished work: the places there are those of customers. */
export const blocksOfProjects = (blocks: readonly PageBlock[]): ReadonlySet<PageBlock> => {
  const found = new Set<PageBlock>()
  let under: number | null = null
  for (const block of blocks) {
    const level = /^h[1-6]$/.test(block.tag) ? Number(block.tag[1]) : null
    if (level !== null && under !== null && level <= under) under = null
    if (under !== null) found.add(block)
    else if (level !== null && level > 1 && finished.test(block.text)) under = level
  }
  return found
}
