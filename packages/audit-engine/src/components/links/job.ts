import { jobOf } from '../job-of.ts'
import type { Job } from '../component.ts'

export const title = 'Repair your links'
const titleOfClicks = 'Try the links that may do nothing'

/** What to do about each fault, in the order of the work. */
export const steps = {
  mend: 'On each page that this job names, find the link or picture and point it at the right address, or take it out.',
  answer:
    'Click each link that this job names. Where a page shows, ask the person who built the website to have the server answer at that address too; where none does, point the link at the right page, or take it out.',
  click:
    'Click each link that this job names and that may do nothing. Where something opens or moves, leave it; where nothing happens, point it at the right address, or take it out.',
  say: 'Replace texts such as "click here" by what is behind the link: "See our prices".',
  name: 'Give each link that this job names a text or a description, or take it out where there is nothing to click.',
  address:
    'Ask the person who built the website to give each page that visitors can open a link with an address of its own.',
  reach: 'Put a link to every page that matters into your menu or your home page.',
}
type Step = keyof typeof steps

/** The job for the parts that are at fault; undefined where none is. */
export const jobFor = (isAtFault: Record<Step, boolean>): Job | undefined =>
  jobOf(steps, isAtFault, () =>
    isAtFault.mend || isAtFault.answer
      ? title
      : isAtFault.click
        ? titleOfClicks
        : isAtFault.say || isAtFault.name
          ? 'Say where your links lead'
          : 'Let visitors and search engines find every page',
  )
