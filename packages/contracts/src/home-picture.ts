import * as z from 'zod/mini'
import { longDate } from './long-date.ts'

/** Bytes of the picture; with more it would take the place of evidence in the report. */
export const homePictureBytes = 36 * 1_024

/** The first screen of the home page as a phone shows it. */
export const homePictureSchema = z.object({
  /** A WebP file in base64. */
  webp: z.string().check(z.regex(/^UklGR[\w+/]+={0,2}$/), z.maxLength((homePictureBytes / 3) * 4)),
  /** CSS pixels of the screen, which are the picture's own. */
  width: z.int(),
  height: z.int(),
  /** When it was taken: ISO 8601, UTC. */
  at: z.string(),
})
export type HomePicture = z.infer<typeof homePictureSchema>

/** Seconds between the page's arrival and the picture. */
export const homePictureSeconds = 3

/** What the report and its page say about the picture. */
export const homePictureTexts = ({ at, width, height }: HomePicture, host: string) => ({
  alt: `The first screen of ${host} on a phone`,
  caption: `Your home page on a phone, ${homePictureSeconds} seconds after it loads. Taken by our browser on ${longDate(at)}, with a screen of ${width} by ${height} pixels.`,
})

/** The picture as the address of an image. */
export const homePictureSource = ({ webp }: HomePicture): string => `data:image/webp;base64,${webp}`
