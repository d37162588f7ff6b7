import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TemplateId } from '../../src/content/guides/guide.ts'
import { sheetPath, sheetTitles } from '../../src/content/templates/sheets.ts'
import { drawTemplate } from './draw-template.ts'

/** Writes every template of the library as a PDF file. */
export async function writeTemplates(dist: string): Promise<void> {
  for (const id of Object.keys(sheetTitles) as TemplateId[]) {
    const file = join(dist, sheetPath(id))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await drawTemplate(id))
  }
}
