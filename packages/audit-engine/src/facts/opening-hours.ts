const day = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?`
const days = String.raw`(?:${day}|weekdays?|weekends?|public holidays?|every ?day|daily|7 days)`
const time = String.raw`(?:\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\b\.?|\d{1,2}[:.]\d{2}|noon|midnight)`
const range = String.raw`${time}\s*(?:-|–|—|to|until|till?)\s*(?:${time}|late|close)|\d{1,2}\s*(?:-|–|—|to)\s*\d{1,2}\s?[ap]m\b`
const dayLine = new RegExp(String.raw`\b${days}\b`, 'i')
const hoursLine = new RegExp(String.raw`${range}|\bclosed\b|\bby appointment\b|\b24 ?h(?:ou)?rs\b`, 'i')
const always =
  /\b(?:open|available|service|emergenc\w+)[^.\n]{0,30}\b24\s?\/\s?7\b|\b24\s?\/\s?7\b[^.\n]{0,30}\b(?:service|emergenc\w+|available|open)|\b24 hours?,? (?:a day,? )?(?:7|seven) days\b/i
const longest = 160

/** Lines that say when the business is open: a day and its hours on one line, or on two consecutive lines. */
export function openingHoursIn(text: string): string[] {
  const lines = text.split('\n')
  const found: string[] = []
  for (const [place, line] of lines.entries()) {
    if (line.length > longest) continue
    const next = lines[place + 1] ?? ''
    if (line.includes('24') && always.test(line)) found.push(line)
    else if (!dayLine.test(line)) continue
    else if (hoursLine.test(line)) found.push(line)
    else if (line.length < 40 && next.length < 60 && hoursLine.test(next) && !dayLine.test(next))
      found.push(`${line} ${next}`)
  }
  return found
}
