/** Words above a list that say it is one of what the business offers. */
const sure =
  /^(?:[\w&’'-]+\s+){0,3}(?:services|treatments|therapies|classes|lessons|sessions|specialties|specialities)\b|\bpractice areas\b|\bareas of (?:practice|law|expertise)\b|\bservices (?:(?:we|i) (?:can )?(?:offer|provide)|include|offered)\b|^we (?:offer|provide)\b.*\bservices$|^(?:we|i) (?:also )?(?:offer|provide) the following\b/i
/** Words above such a list, or above promises, steps and reasons. */
const likely =
  /\bwhat (?:we|i) (?:do|offer|treat|provide)\b|\bhow (?:can (?:we|i)|(?:we|i) can) help\b|^(?:[\w&’'-]+\s+){0,3}(?:solutions|expertise|programs|packages|courses|workshops|offerings|capabilities|subjects)\b|^(?:(?:our|my) )?(?:move|moving|removal|service|treatment|cleaning|repair|massage) types$|^types of (?:moves|removals|services|treatments|cleaning|repairs|massage)$/i
/** A part about how, why, where and by whom the work is done, or about other work. */
const other =
  /\b(?:process|method\w*|approach|steps?|how (?:it|we) works?|(?:our|my|your|more|featured|selected|latest|previous|finished|completed) works?$|^works?$|why|reasons?|values?|polic(?:y|ies)|faqs?|questions|areas? (?:we|of service|served)|service areas?|suburbs?|locations?|testimonials?|reviews?|(?:clients?|customers?|people) (?:say|think)|team|staff|about|gallery|(?<!\byour (?:next |new )?)projects?|portfolio|blog|news|articles?|contact|benefits?|features?|guarantee|promise|commitment|mission|vision|history|story|journey|prices?|pricing|fees?|costs?|rates?|timetable|hours|terms|conditions|results|case stud\w*|careers?|jobs?|partners?|brands?|industries|sectors|clients|awards?|accreditations?|quality|difference|expect|tips|events?|related|recent|past|additional|extras?|others?|more|shop|store|products?(?! (?:and|&) services))\b|\?$/i
const longest = 12

/** Whether a text introduces what the business offers, surely or likely; null for any other text. */
export function offerLabel(text: string): 'sure' | 'likely' | null {
  if (text.length > 80 || text.split(/\s+/).length > longest || isOtherPart(text)) return null
  return sure.test(text) ? 'sure' : likely.test(text) ? 'likely' : null
}

export const isOtherPart = (text: string): boolean => other.test(text)
