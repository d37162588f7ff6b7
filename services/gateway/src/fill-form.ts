import { postProblemId } from '@findable/contracts'
import { load } from 'cheerio'

interface Refused {
  problem: string
  /** What was typed, by field. */
  fields: Record<string, string>
}

/**
 * A form's page with the reason why its post was refused, and with what was typed. It comes without scripts: they would
 * draw the page again as it was built.
 */
export function fillForm(html: string, { problem, fields }: Refused): string {
  const $ = load(html)
  $('script, template').remove()
  $(`#${postProblemId}`).text(problem).removeAttr('hidden')
  for (const element of $('form [name]')) {
    const field = $(element)
    const value = fields[field.attr('name')!]
    if (value === undefined) continue
    if (field.is('textarea')) field.text(value)
    else if (field.is('[type=radio]')) field.attr('checked', field.attr('value') === value ? '' : null)
    else field.attr('value', value)
  }
  return $.html()
}
