import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { industries, type Industry } from '@findable/contracts'
import { Problem } from '@findable/launcher'

/** A piece of body text or a whole page, and the industry of the business it comes from. */
export interface Labelled {
  industry: Industry
  /** What the text is or where it comes from; shown with a miss. */
  name: string
  html: Uint8Array
}

/**
 * A folder of labelled texts: `building-construction.txt` holds paragraphs separated by blank lines, each under a line
 * `# name`; whole pages are `building-construction/*.html`.
 */
export function readLabelled(folder: string): Labelled[] {
  if (!existsSync(folder)) throw new Problem(`There is no folder ${folder}.`)
  const labelled = industries.flatMap((industry) => [
    ...paragraphs(industry, join(folder, `${fileNameOf(industry)}.txt`)),
    ...pages(industry, join(folder, fileNameOf(industry))),
  ])
  if (labelled.length === 0)
    throw new Problem(`${folder} holds no labelled texts, such as ${fileNameOf(industries[0])}.txt.`)
  return labelled
}

const fileNameOf = (industry: Industry): string => industry.toLowerCase().replaceAll(/[^a-z]+/g, '-')

function paragraphs(industry: Industry, file: string): Labelled[] {
  if (!existsSync(file)) return []
  const blocks = readFileSync(file, 'utf8')
    .trim()
    .split(/\n{2,}/)
  return blocks.map((block) => {
    const [heading = '', ...lines] = block.split('\n')
    return { industry, name: heading.replace('# ', ''), html: asPage(lines.join(' ')) }
  })
}

const asPage = (text: string): Uint8Array =>
  new TextEncoder().encode(`<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)

const pages = (industry: Industry, folder: string): Labelled[] =>
  globSync(join(folder, '*.html'))
    .toSorted()
    .map((file) => ({ industry, name: basename(file), html: readFileSync(file) }))
