import { objectionChoiceTitles, longDate, type Objection } from '@findable/contracts/customer'

/** "2:31:05 pm", where the reader is: limits are seconds away. */
const clock = (at: string) => new Date(at).toLocaleTimeString('en-AU')
/** "24 November 2026 at 2:31 pm", where the reader is. */
const moment = (at: string) => new Date(at).toLocaleString('en-AU', { dateStyle: 'long', timeStyle: 'short' })
const times = (left: number, what: string) => `${left} ${what}${left === 1 ? '' : 's'}`

/** What the report's page says about checking again, in one table with its failures. */
export const recheckWords = {
  ask: 'I have done this',
  askAgain: 'Check it again',
  about:
    'Done one? Press “I have done this” beside it. We read your website again for that check alone, in seconds, and show you what moved. Your report stays as it is.',
  left: (left: number, most: number, until: string | null) =>
    `You have ${left} of ${times(most, 'check')} left${until === null ? '' : `, until ${longDate(until)}`}, one at a time.`,
  nextAt: (at: string) => `The next one is possible at ${clock(at)}.`,
  waiting: 'Waiting for a turn',
  progress: (title: string) => `Progress of the check: ${title}`,
  checked: (at: string) => `Checked on ${moment(at)}.`,
  gone: 'No longer in the way',
  leftOver: 'Still in the way',
  appeared: 'New',
  seen: 'What we saw this time',
} as const

/** What can go wrong with anything asked for after delivery, and the next step. */
export const afterDeliveryFailures = {
  unreachable:
    'We did not reach our server, so nothing was asked for. Check your connection, then press the button again.',
  unloaded: 'We could not load what you have had checked since. Your report is not affected.',
} as const

export const objectionWords = {
  ask: 'This is not right',
  title: 'What is not right?',
  sentence: 'Tell us in a sentence',
  hint: 'What is true instead, or where we can see it.',
  left: (left: number, days: number) =>
    `Our engine checks it again at once. What that does not settle goes to our staff, who answer within ${days} days. You can object ${times(left, 'more time')}.`,
  send: 'Send',
  sending: 'Sending...',
  cancel: 'Cancel',
  said: ({ choice, sentence }: Objection) => `You said: ${objectionChoiceTitles[choice]}. “${sentence}”`,
  states: {
    checking: () => 'Being checked: our engine looks at it again now.',
    waiting: ({ answerBy }: Objection) => `With our staff, who answer by ${longDate(answerBy)}.`,
    corrected: ({ answeredAt }: Objection) => `Corrected${answeredAt === null ? '' : ` on ${longDate(answeredAt)}`}.`,
    upheld: ({ answeredAt }: Objection) =>
      `We looked again and it stays${answeredAt === null ? '' : `, answered on ${longDate(answeredAt)}`}.`,
    ended: () => 'Closed, as the order was refunded.',
  },
} as const

export const reauditWords = {
  title: 'When you have made changes',
  until: (until: string) =>
    `Until ${longDate(until)} we read your website again, free. Your report stays as it is; what we find is beside it.`,
  over: 'The time in which we read your website again for this report is over.',
  oneFix: 'One fix at a time',
  oneFixAbout: (left: number, most: number) =>
    `Press “${recheckWords.ask}” beside a to-do in the full report. ${left} of ${times(most, 'check')} are left.`,
  whole: 'Everything, once',
  wholeAbout:
    'One new reading of your whole website, and of your competitors, with a page that shows before and after. There is only one, so ask for it when you have done all you plan to do.',
  ask: 'Read my whole website again',
  confirm: 'This is the only one. Read your website again now?',
  yes: 'Yes, read it now',
  no: 'Not yet',
  progress: 'Progress of reading your website again',
  leave: 'You can close this page. The result will be here.',
  leaveWithMail: 'You can close this page. The result will be here, and we email you when it is.',
  done: (at: string) => `Your website was read again on ${longDate(at)}.`,
  see: 'See before and after',
} as const

export const reminderWords = {
  ask: 'Remind me once',
  about: (at: string) =>
    `One email on ${longDate(at)}, to the address you gave with your order. You can take the tick away until then. We send nothing else.`,
  sent: 'We sent you the reminder that you asked for.',
} as const

export const comparisonWords = {
  title: 'Before and after',
  waiting: 'Your website is being read again.',
  failed: 'We could not read your website again',
  unknown: 'There is no such reading',
  unreadable: 'We could not load this page',
  before: (at: string) => `Before, ${longDate(at)}`,
  now: (at: string) => `Now, ${longDate(at)}`,
  sameEngine: 'Both times the same version of our engine judged your website.',
  otherEngine: (before: string, now: string) =>
    `Version ${before} of our engine judged your website the first time, and version ${now} the second. What may have changed because of that has headings of its own.`,
  overall: 'About the overall score:',
  outOf: 'of 100',
  unmeasured: 'not measured',
  pillars: 'The five parts of your score',
  todos: 'Your to-do list',
  checks: 'The checks that changed',
  unchanged: 'No check changed.',
  appeared: 'New:',
  gone: 'No longer in the way:',
  competitors: 'Competitors then and now',
  competitorsNote:
    'Their home pages only. A dash means that it was not among your competitors at that time, or could not be measured.',
  print: 'Print this page',
  whole: 'Read the whole report of this reading',
  back: 'Back to the report as delivered',
} as const

export const toDoPageWords = {
  title: 'Your to-do list',
  lead: (business: string) => `For ${business}, in order of effect. Tick off what is done.`,
  none: 'There is nothing on it: every check we could make came out well.',
  repeats: { weekly: 'Do it every week', monthly: 'Do it every month', quarterly: 'Do it every three months' },
  made: (at: string) => `From the report of ${longDate(at)}.`,
  print: 'Print the list',
  notReady: 'Your report is still being made. The list is here once it is done.',
  unloaded: 'We could not load your to-do list. Please try again.',
  back: 'Back to the report',
  noReport: {
    title: 'No report to show',
    text: 'Open your to-do list from your report: it needs the link of your order.',
  },
} as const
