/** Texts that editors fill in automatically, or that say nothing about the page. */
const nothing =
  /^(home( ?page)?|welcome|index|(new )?page( \d+)?|(site|website|blog)( title)?|document|default|coming soon)$/i
const untouched =
  /^((my|new) ?(site|website|blog)|untitled( document| page)?|new page|site title)( \d+)?$|^just another wordpress site$|^\W*((google|meta|page|site|your|add|enter|insert|seo|a|an?|the|my|short|website) )*(title|description|keywords|text)( (goes )?here)?\W*$|lorem ipsum/i
/** Whether a title or description says nothing about the business. */
export const saysNothing = (text: string): boolean => {
  const parts = text.split(/\s*[|–—]\s*|\s+-\s+/).filter((part) => part !== '')
  return parts.some((part) => untouched.test(part)) || parts.every((part) => nothing.test(part))
}
