import { join } from 'node:path'
import * as z from 'zod'
import type { DemoSite } from '../demo-sites/site.ts'
import { demoSitesFolder, readJson } from '../demo-sites/site-folders.ts'
import { placeSchema, type PlaceRecord } from './outside.ts'

const neighboursSchema = z.strictObject({ places: z.array(placeSchema) })

/** Everything the outside services know: of the demo sites, and of neighbours that have no website. */
export interface OutsideWorld {
  places(): PlaceRecord[]
}

export async function readOutsideWorld(sites: () => DemoSite[]): Promise<OutsideWorld> {
  const neighbours = await readJson(join(demoSitesFolder, 'neighbours.json'), neighboursSchema)
  return {
    places: () => [...sites().flatMap(({ outside }) => outside.place ?? []), ...neighbours.places],
  }
}
