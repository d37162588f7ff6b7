import { jobOf } from '../job-of.ts'
import type { Job } from '../component.ts'

/** What to do about each fault, in the order of the work. */
export const steps = {
  layout: [
    'Open your website on your own phone. If you must pinch to read it, choose a "responsive" design in your website editor, or ask the person who built it to let the layout follow the width of the screen and to add the viewport setting.',
    'Try to read it with one thumb: nothing should scroll sideways.',
  ],
  width: [
    'On your own phone, open the pages that this job names and push them sideways. What goes beyond the screen should be made to shrink with it, in your website editor or by the person who built the website.',
  ],
  menu: [
    'Open your home page on a phone. If you see neither a menu nor a button that opens one, have such a button added by the person who built the website.',
  ],
  zoom: [
    'Take "user-scalable" and "maximum-scale" out of the viewport setting in the code, or ask the person who built the website to.',
  ],
  contrast: [
    'On your own phone, in daylight, look at the texts that this job names, and have pale ones made to stand out from what is behind them.',
  ],
  room: ['On your own phone, tap the links that this job names, and have small ones set further apart.'],
  speed: [
    'Make the pictures smaller first: most editors can compress them, and few need to be wider than 1,600 pixels.',
  ],
  mend: [
    'Find out which is right of what the links that this job names show and dial, correct the other, and tap each on a phone to see which number it dials.',
  ],
  write: [
    'In each link that this job names, write the address as "tel:" and your number with +61 in place of the first 0, without spaces, and tap it on a phone to see that it dials.',
  ],
  call: [
    'Make your phone number a link that dials it: in most editors, select it, choose "link" and then "phone". Tap it on a phone to see that it dials.',
  ],
}
type Step = keyof typeof steps

export const titles: Record<Step, string> = {
  layout: 'Make your pages fit a phone',
  width: 'Make your pages fit a phone',
  menu: 'Show your menu on a phone',
  zoom: 'Let people enlarge your pages on a phone',
  contrast: 'Make your home page easier to read on a phone',
  room: 'Make your home page easier to tap on a phone',
  speed: 'Make your pages faster on a phone',
  mend: 'Correct the links that dial',
  write: 'Correct the links that dial',
  call: 'Let people call you with one tap',
}

/** The job for the parts that are at fault; undefined where none is. */
export const jobFor = (isAtFault: Record<Step, boolean>): Job | undefined =>
  jobOf(steps, isAtFault, ([first, ...others]) =>
    isAtFault.layout || isAtFault.width || others.length === 0
      ? titles[first]
      : 'Make your pages easier to use on a phone',
  )
