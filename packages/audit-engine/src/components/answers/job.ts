import { jobOf } from '../job-of.ts'
import type { Job } from '../component.ts'

export const title = 'Give each service its own page'

/** What to do about each fault, in the order of the work. */
export const steps = {
  make: [
    'Of the services that this job names and that have no page of their own, pick up to three that earn you most.',
    'Make a page for each, with the service in the title and in the main heading, in the words customers use.',
    'Link the page from your menu or home page.',
  ],
  title: [
    'Open the page of each service that this job names and that has one, and see that its title, its main heading and its text name the service, in the words customers use.',
  ],
  write: [
    'Write there what is not there yet: what the service is, how long it takes, what it costs or depends on, and a photo of your own.',
  ],
}
type Step = keyof typeof steps

/** The job for what is at fault; undefined where nothing is. */
export const jobFor = (isAtFault: Record<Step, boolean>): Job | undefined =>
  jobOf(steps, isAtFault, () =>
    isAtFault.make
      ? title
      : isAtFault.title
        ? 'Name each service on its page'
        : 'Write more on the pages of your services',
  )
