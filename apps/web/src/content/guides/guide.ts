/** A guide of the free library, in the order its page shows it. Its id is that of the check it explains. */
export interface Guide {
  /** What our check looks at, in the engine's words: made by `npm run guide-checks`. */
  check: { title: string; criteria: string }
  published: IsoDate
  updated: IsoDate
  /** Some guides carry badge and title in a bar with a back button; the others are centred. */
  header: 'bar' | 'centred'
  /** What to do today, in one sentence. */
  today: string
  takes: { time: string; cost: string; who: string }
  /** Why it matters to this kind of owner: one idea a paragraph. */
  why: readonly Text[]
  steps: readonly [Step, Step, Step]
  example: Example
  /** Beside the criteria of the check: what counts in the report, what is advice only, who is left out. */
  scoring: readonly Text[]
  mistakes: readonly Text[]
  checklist: readonly string[]
  worked: string
  /** When enough is done. */
  stop: string
  templates: readonly TemplateId[]
  /** The reader can run this one check on a website, on the page of the guide. */
  freeCheck: boolean
}

/** Year, month and day, such as 2026-11-22. */
type IsoDate = `${number}-${number}-${number}`

export interface Step {
  /** Begins with a verb and makes sense on its own. */
  title: string
  text: readonly Text[]
  checklist: readonly string[]
  tip: Text
  /** Opens in a new tab. */
  link?: Link
  /** What the reader can see when the step is done. */
  done: string
}

export interface Link {
  label: string
  url: string
}

/** Common craft is plain text; whatever rests on somebody's word says on whose. */
export type Text = string | Claim

type Claim =
  /** A law or a platform's rule, somebody's recommendation, or a fact that somebody else established. */
  | { kind: 'rule' | 'advice' | 'fact'; says: string; source: Source }
  /** Our rule of thumb. `scored` quotes the criteria of the check; false when the figure scores nothing. */
  | { kind: 'ours'; says: string; scored: string | false }

export interface Source {
  publisher: string
  title: string
  url: string
  /** Year and month in which we read it. */
  read: YearMonth
  /** Year and month of a page that carries a date of its own. */
  published?: YearMonth
}

type YearMonth = `${number}-${number}`

/** One of the demo businesses, which do not exist, before and after. */
interface Example {
  /** Folder of the business in `packages/sandbox/demo-sites`. */
  host: string
  business: string
  intro: string
  /** A file of the demo business and words in it that show that "before" is true. */
  seen: { file: string; text: string }
  before: Shown
  after: Shown
}

interface Shown {
  caption: string
  picture: Picture
}

/** What is drawn: the thing itself, as a customer or an owner sees it. */
export type Picture =
  | { as: 'search-result'; title: string; address: string; text: string }
  | { as: 'map'; search: string; entries: readonly { name: string; line: string; own?: true }[] }
  | { as: 'share-card'; host: string; title: string; text: string; photo: string | null }
  | { as: 'outline'; lines: readonly { level: 1 | 2 | 3 | 4; text: string }[] }
  | { as: 'browser'; address: string; state: 'safe' | 'warning'; title: string; text: string }
  | { as: 'phone'; fits: boolean; lines: readonly string[]; button: string | null }
  | { as: 'code'; lines: readonly string[] }
  | { as: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { as: 'review'; stars: 1 | 2 | 3 | 4 | 5; by: string; text: string; reply: string | null }
  | { as: 'photo'; shows: string; file: string; alt: string }
  | { as: 'months'; unit: string; counts: readonly (readonly [month: string, count: number])[] }
  | { as: 'page'; lines: readonly string[] }

export type TemplateId =
  | 'business-profile-checklist'
  | 'review-request-scripts'
  | 'social-posting-planner'
  | 'business-details-tracker'
  | 'website-content-planner'
