import { join } from 'node:path'
import * as z from 'zod'
import { namesOf, type DemoSite } from '../demo-sites/site.ts'
import { demoSitesFolder, readJson } from '../demo-sites/site-folders.ts'
import {
  osmSchema,
  placeSchema,
  suburbSchema,
  type Channel,
  type OsmElement,
  type PlaceRecord,
  type RegisterEntry,
  type Speed,
  type Suburb,
} from './outside.ts'
import { businessPages, directoryPages, type WebPage } from './web-pages.ts'

const neighboursSchema = z.strictObject({
  places: z.array(placeSchema),
  osm: z.array(osmSchema),
  suburbs: z.array(suburbSchema),
})

/** Everything the outside services know, about the demo sites and about neighbours without one. */
export interface OutsideWorld {
  places(): PlaceRecord[]
  webPages(): WebPage[]
  osm(): OsmElement[]
  suburbs(): Suburb[]
  register(): RegisterEntry[]
  /** The speed of the site with this name. */
  speed(name: string): Speed | undefined
  channels(): Channel[]
}

export async function readOutsideWorld(sites: () => DemoSite[]): Promise<OutsideWorld> {
  const neighbours = await readJson(join(demoSitesFolder, 'neighbours.json'), neighboursSchema)
  const known = () => sites().map(({ outside }) => outside)
  const places = () => [...known().flatMap(({ place }) => place ?? []), ...neighbours.places]
  return {
    places,
    webPages: () => [...known().flatMap(businessPages), ...directoryPages(places())],
    osm: () => [...known().flatMap(({ osm }) => osm), ...neighbours.osm],
    suburbs: () => neighbours.suburbs,
    register: () => known().flatMap(({ register }) => register ?? []),
    speed: (name) => sites().find((site) => namesOf(site).includes(name))?.outside.speed,
    channels: () => known().flatMap(({ channel }) => channel ?? []),
  }
}
