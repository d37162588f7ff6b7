import type { Identity } from '@findable/contracts'

/** The business the outside sources are asked about, as far as the website describes it. */
export interface Subject extends Identity {
  /** Address of the home page that was read. */
  homeUrl: string
  /** Without www. */
  host: string
  /** Other hosts that lead to the home page, without www. */
  aliases: string[]
  /** Every phone number on the website, in national notation, the main one first. */
  phones: string[]
  /** Suburbs and regions it works in, according to its website. */
  areas: string[]
  /** Street address on one line. */
  address: string | null
  industry: string
  /** The trade in the words people search with, "electrician"; null when the website does not make it clear. */
  trade: string | null
  /** Services the site names, in plain words, in the site's order. */
  services: string[]
}
