import { jobOf } from '../job-of.ts'
import type { Job } from '../component.ts'

export const title = 'Answer what customers ask before they call'

/** What to do about each fault, in the order of the work. */
export const steps = {
  answer:
    'Write down the five questions people ask you most, and answer each in two or three plain sentences on your site.',
  head: 'Look for the text on what this job names as lacking: where it is there, put a heading above it that says so; else write it.',
  explain:
    'On the pages that this job names, say what people come to you for, and what they should know before they come, call or order.',
  replace: 'Put your own words in place of what is left over on the pages that this job names, or take it out.',
  note: 'See that what the notes in the code ask for was done, and have the notes taken out.',
  address:
    'Give the form that this job names its own address in place of the one left over, or ask the person who built the website to, and send yourself a message by it: until then, what visitors write may reach nobody.',
  send: 'Send yourself a message through the form that this job names. If it does not arrive, ask the person who built the website to give the form an address to send it to.',
  mail: 'Ask the person who built the website to give the form that this job names an address to send it to, so that people without an email program can write to you too.',
  name: 'Have each field of the form that this job names given a name in the code by the person who built the website, and send yourself a message through it.',
  connect:
    'Have the form that this job names connected by the person who built the website, and send yourself a message through it; or have it taken out.',
  repair:
    'Type again the broken characters on the pages that this job names. If they come back, ask the person who built the site to save the pages in the encoding UTF-8.',
  finish: 'Write the pages that only announce their content, or take out the links that lead to them.',
  part: 'Say on each page that is like another what only that page is about, or keep one of them.',
  look: 'Open the pages on which a text is hidden or said again, and take out what visitors should not come upon.',
  plain:
    'Read your text out loud: end a sentence wherever you have to breathe, and put the word that a customer would use in place of a longer one.',
  renew: 'Add something new to your site, with its date, and take down what no longer holds.',
  past: 'Look at what this job names as of a year that is over, and write what holds now in its place, or take it down.',
  year: 'Look at the year in the copyright line at the foot of your pages, and have it corrected if it is old.',
}
type Step = keyof typeof steps

/** The job for the parts that are at fault; undefined where none is. */
export const jobFor = (isAtFault: Record<Step, boolean>): Job | undefined =>
  jobOf(steps, isAtFault, ([first, ...others]) =>
    isAtFault.answer
      ? title
      : isAtFault.head || isAtFault.explain
        ? 'Say more of what people look for'
        : first === 'send' && others.length === 0
          ? 'See whether messages from your website arrive'
          : 'Tidy up the texts of your pages',
  )
