import { consultationMinutes, guaranteeDays, guaranteeOutcome } from '@findable/contracts'
import { markup } from '../markup.ts'
import { linkHome } from '../links.ts'
import type { Report } from '../options.ts'
import { section, type Section } from '../section.ts'
import { day, daysAfter, isDate } from '../wording.ts'

/** What to do when the report is of no use; only for a report that was ordered. */
export function guarantee({ order, publicUrl }: Report): Section | undefined {
  if (!order) return undefined
  const { reference, deliveredAt } = order
  const until = deliveredAt !== undefined && isDate(deliveredAt) ? day(daysAfter(deliveredAt, guaranteeDays)) : null
  return section(
    'guarantee',
    'Our guarantee',
    markup`
  <div class="ticket">
    <p class="reference"><span>Your order reference</span> <b>${reference}</b></p>
    <div>
      <p>Not happy with this report? Tell us within ${guaranteeDays} days of receiving it${until && markup`, by ${until}`}, and quote your order reference.
        ${guaranteeOutcome}</p>
      <p>${linkHome(publicUrl, '/contact', 'Contact us')}. You can also book a free ${consultationMinutes}-minute talk with a visibility expert there.</p>
    </div>
  </div>`,
  )
}
