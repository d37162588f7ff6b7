import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Puts a `.br` and a `.gz` beside every hashed text file, so that no request has to compress it again. */
export async function compress(dist: string): Promise<void> {
  for await (const file of glob('assets/*.{js,css}', { cwd: dist })) {
    const path = join(dist, file)
    const content = await readFile(path)
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}
