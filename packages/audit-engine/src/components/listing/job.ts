import type { Job } from '../component.ts'

export const title = 'Let search engines list your pages'

export const steps = {
  open: 'If you have a website editor, open its search settings (in WordPress: Settings > Reading for what forbids listing, an SEO plugin for the rest; in Wix and Squarespace: SEO settings); else ask the person who looks after your website for what follows.',
  show: 'Switch off any "hide from search engines" or "noindex" option on the pages that this job names.',
  allow: 'Ask the person who looks after your website to correct robots.txt as said above.',
  own: 'Set the "canonical" address of each page that this job names to the address of the page itself, unless it names another page of your website that is the same.',
  list: 'Switch the sitemap on (most editors make one by themselves), or have one made.',
  correct:
    'Have the sitemap made again and see that what this job names is right; most editors do so when you publish.',
  submit: 'Add your site to Google Search Console (free) and, if it has a sitemap, submit its address there.',
}

/** The parts that may be at fault, in the order of the work. */
const parts = ['show', 'allow', 'own', 'list', 'correct'] as const
type Part = (typeof parts)[number]

/** The job for the parts at fault; undefined when none is. */
export const jobFor = (isAtFault: Record<Part, boolean>): Job | undefined => {
  const wanted = parts.filter((part) => isAtFault[part])
  if (wanted.length === 0) return undefined
  return { title: titleFor(isAtFault), steps: [steps.open, ...wanted.map((part) => steps[part]), steps.submit] }
}

const titleFor = ({ show, allow, own, list }: Record<Part, boolean>): string => {
  if (show || allow) return title
  if (own) return 'Let each page give its own address as the real one'
  return list ? 'Give search engines a list of your pages' : 'Correct the list of your pages for search engines'
}
