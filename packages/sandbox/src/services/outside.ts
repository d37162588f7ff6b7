import * as z from 'zod'
import { trades, type Trade } from './trades.ts'

const text = z.string().min(1)
const rank = z.int().positive()
const daysAgo = z.int().nonnegative()
const point = { lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }
const clockRange = z.string().regex(/^\d\d:\d\d-\d\d:\d\d$/, 'a range such as 07:00-17:00')
const isoDate = z.iso.date()

export const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

const stateCode = z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'])
const postcode = z.string().regex(/^\d{4}$/)

/** A suburb as OpenStreetMap lists it. */
export const suburbSchema = z.strictObject({
  name: text,
  city: text,
  state: stateCode,
  postcode,
  ...point,
  osmId: z.int(),
})
export type Suburb = z.infer<typeof suburbSchema>

/** A business as Google Places lists it. Its texts appear nowhere else: see score-only-texts.ts. */
export const placeSchema = z.strictObject({
  id: z.string().regex(/^ChIJ[\w-]+$/),
  brand: text,
  displayName: text,
  primaryType: z.enum(Object.keys(trades) as [Trade, ...Trade[]]).optional(),
  types: z.array(text).default([]),
  /** Searches it is found by, in addition to its trade. */
  services: z.string().default(''),
  /** Suburbs it is found in, in addition to its own. */
  serves: z.string().default(''),
  /** The street in Google's spelling, such as "18 Tinsmith Ln". */
  street: text,
  suburb: text,
  state: stateCode,
  postcode,
  ...point,
  phone: text.optional(),
  website: z.url().optional(),
  status: z.enum(['OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY']).default('OPERATIONAL'),
  rating: z.number().min(1).max(5).optional(),
  ratings: z.int().positive().optional(),
  hours: z.partialRecord(z.enum(days), z.array(clockRange)).optional(),
  photos: z.int().min(0).max(10).default(0),
  reviews: z
    .array(z.strictObject({ daysAgo, rating: z.int().min(1).max(5), author: text, text }))
    .max(5)
    .default([]),
  /** Goes to its customers and shows no address. */
  serviceArea: z.boolean().default(false),
  rank,
})
export type PlaceRecord = z.infer<typeof placeSchema>

export const osmSchema = z.strictObject({
  type: z.enum(['node', 'way']),
  id: z.int().positive(),
  ...point,
  tags: z.record(z.string(), z.string()),
})
export type OsmElement = z.infer<typeof osmSchema>

const abnSchema = z.strictObject({
  abn: z.string().regex(/^\d{11}$/),
  status: z.enum(['Active', 'Cancelled']),
  statusFrom: isoDate,
  acn: z.string().regex(/^(\d{9})?$/),
  entityName: text,
  typeCode: text,
  typeName: text,
  businessNames: z.array(text),
  addressDate: isoDate,
  state: text,
  postcode: text,
  /** The date since when it is registered for GST; null when it is not. */
  gst: isoDate.nullable(),
})
export type RegisterEntry = z.infer<typeof abnSchema>

const milliseconds = z.int().nonnegative()

const speedSchema = z.strictObject({
  lab: z.strictObject({
    fcp: milliseconds,
    lcp: milliseconds,
    tbt: milliseconds,
    cls: z.number().nonnegative(),
    speedIndex: milliseconds,
  }),
  /** 75th percentiles of real visits, for the page itself or the whole origin. */
  field: z
    .strictObject({
      of: z.enum(['page', 'origin']),
      fcp: milliseconds,
      lcp: milliseconds,
      inp: milliseconds,
      cls: z.number().nonnegative(),
      ttfb: milliseconds,
    })
    .optional(),
})
export type Speed = z.infer<typeof speedSchema>

/** A YouTube channel. */
const channelSchema = z.strictObject({
  id: z.string().regex(/^UC[\w-]{22}$/),
  handle: z.string().regex(/^@[\w.-]{2,30}$/),
  /** null when the owner hides them. */
  subscribers: z.int().nonnegative().nullable(),
  views: z.int().nonnegative(),
  /** Its videos, newest first. */
  videos: z.array(z.strictObject({ id: z.string().regex(/^[\w-]{11}$/), daysAgo })),
})
export type Channel = z.infer<typeof channelSchema>

const webPageSchema = z.strictObject({
  url: z.url(),
  title: text,
  description: z.string().regex(/^[^.]+\. \S/, 'a sentence that says what it is, then one that appears nowhere else'),
  /** Searches it is found by, in addition to the brand. */
  answers: z.string().default(''),
  where: z.string().default(''),
  rank,
  daysAgo: daysAgo.optional(),
})

/** What the outside world knows about a business: `outside.json` beside its `site.json`. Without the file, nothing. */
export const outsideSchema = z.strictObject({
  place: placeSchema.optional(),
  osm: z.array(osmSchema).default([]),
  register: abnSchema.optional(),
  speed: speedSchema.optional(),
  channel: channelSchema.optional(),
  web: z.strictObject({ brand: text, pages: z.array(webPageSchema) }).optional(),
})
export type Outside = z.infer<typeof outsideSchema>
