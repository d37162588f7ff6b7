import type { Identity } from '@findable/contracts'

/** Who the outside sources are asked about, as far as the website tells. */
export interface Subject extends Identity {
  /** Where the home page was read. */
  homeUrl: string
  /** Without www. */
  host: string
  /** Other hosts that lead to the home page, without www. */
  aliases: string[]
  /** Every phone number of the website, national notation, the main one first. */
  phones: string[]
  /** Suburbs and regions it works in, by its website. */
  areas: string[]
  /** Street address in one line. */
  address: string | null
  industry: string
  /** The trade in the words people search with, "electrician"; null when the website leaves it open. */
  trade: string | null
  /** Services the site names, in plain words, the first ones first. */
  services: string[]
}
