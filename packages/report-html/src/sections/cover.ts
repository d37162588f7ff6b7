import {
  adjustmentInWords,
  homePictureSchema,
  homePictureSource,
  homePictureTexts,
  productName,
  type HomePicture,
} from '@findable/contracts'
import { markup, type Markup } from '../markup.ts'
import { linkHome, linkTo, readable } from '../links.ts'
import { plate } from '../marks.ts'
import type { Report } from '../options.ts'
import { clip, count, day } from '../wording.ts'

/** The business's own name as a painted sign, and the score as the number plate beside the door. */
export function cover(report: Report, contents: Markup): Markup {
  const { result, businessName, order, edition, publicUrl } = report
  const { suburb, state } = result.identity
  const { data: picture } = homePictureSchema.safeParse(result.homePicture)
  const place = [suburb, state].filter(Boolean).join(' ')
  return markup`
<header class="cover">
  <div class="fascia">
    <p class="sign">${clip(businessName, 120)}</p>
    ${place !== '' && markup`<p class="place">${clip(place, 80)}</p>`}
  </div>
  <div class="door${picture && ' pictured'}">
    <div class="title">
      <h1>Online visibility report${edition === 'technical' && markup` <span class="edition">Technical edition</span>`}</h1>
      <p class="lead">How easily people find you when they search online, what holds you back, and what to do about it.</p>
    </div>
    <div class="score">
      ${plate(result.overallScore, result.coverage)}
      <p class="coverage">${result.measured} of ${count(result.applicable, 'check')}</p>
      ${result.adjustment && markup`<p class="adjusted">${adjustmentInWords(result.adjustment)}</p>`}
    </div>
    ${picture && onPhone(picture, result.target.host)}
    <dl class="facts">
      <div><dt>Website</dt><dd>${linkTo(result.target.url)}</dd></div>
      <div><dt>Checked on</dt><dd>${day(result.auditedAt)}</dd></div>
      ${order && markup`<div><dt>Order</dt><dd>${order.reference}</dd></div>`}
      <div><dt>Prepared by</dt><dd>${productName}, ${linkHome(publicUrl, '', readable(publicUrl))}</dd></div>
    </dl>
  </div>
  ${contents}
</header>`
}

function onPhone(picture: HomePicture, host: string): Markup {
  const { alt, caption } = homePictureTexts(picture, clip(host, 80))
  const { width, height } = picture
  return markup`
    <figure class="phone">
      <img src="${homePictureSource(picture)}" width="${width}" height="${height}" alt="${alt}">
      <figcaption>${caption}</figcaption>
    </figure>`
}
