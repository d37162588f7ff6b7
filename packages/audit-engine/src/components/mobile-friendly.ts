import type { Industry } from '@findable/contracts'
import type { CrawledPage } from '../sources/source.ts'
import { dialledBy } from '../facts/dialled.ts'
import { isUndiallable, misusesCountryCode, nationalNumber, phonesIn } from '../facts/phone-numbers.ts'
import type { PageLink } from '../page/page.ts'
import { defineComponent } from './component.ts'
import { atMost, seenAt, seenOn, seenOnSite } from './wording/evidence.ts'
import { fieldSpeed, vitals } from './outside/field-speed.ts'
import { phoneView } from './site/phone-view.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { scoreOf, shareOf } from './score-parts.ts'
import { blocksZoom, fitsPhone, isTooWide, mayFitByScript, widest, widestPhone } from './site/phone-screen.ts'
import { heavyMegabytes, heavyPictures } from './site/pictures.ts'
import { isCutOff, metas, readSite, someOf } from './site/site.ts'
import { shorten } from './wording/phrases.ts'
import { pageNames } from './wording/page-names.ts'

/** Percent of the score, where Google has speed figures from real visitors. */
const speedShare = 30
const [lcp, inp, cls] = vitals
/** Percent of the rest. */
const shares = { fits: 80, zoom: 10, dials: 10 }

/** Industries whose customers mostly call. Our judgement. */
const phoneTrades = new Set<string>(['Trades & Services', 'Building & Construction'] satisfies Industry[])

const title = 'Make your pages fit a phone'
const steps = {
  layout:
    'Open your website on your own phone. If you must pinch to read it, choose a "responsive" design in your website editor, or ask whoever built it to add the viewport setting.',
  hand: 'Try to read and call with one thumb: nothing should scroll sideways, and your number should dial when you tap it.',
  speed:
    'If your pages are slow, make the pictures smaller first: most editors can compress them, and few need to be wider than 1,600 pixels.',
  call: 'Make your phone number a link: in most editors, select it, choose "link" and then "phone".',
}

export const mobileFriendly = defineComponent({
  id: 'mobile-friendly',
  pillar: 'websiteOptimization',
  title: 'Works on a phone',
  criteria:
    `The share of your pages that tell phones to use their own width (the "viewport" setting, as Google asks) counts ${shares.fits}%; ` +
    `zooming left possible up to twice the size (WCAG 2.2, 1.4.4) ${shares.zoom}%; your phone number a link that dials (with +61 and no 0 after it, or without a country code) ${shares.dials}%. ` +
    `Where Google has enough visits on record, their speed on phones counts ${speedShare}% and all of this the rest: each of loading within ${lcp.good / 1_000} seconds (LCP), answering a tap within ${inp.good} milliseconds (INP) and a shift of at most ${cls.good} while loading (CLS), at the 75th percentile, counts fully, up to ${lcp.fair / 1_000} seconds, ${inp.fair} milliseconds and ${cls.fair} half, as Google draws the lines (web.dev/articles/vitals). ` +
    `A trade whose home page shows no phone number is told so, and so is anybody with pictures of more than ${heavyMegabytes} MB that are offered in no smaller size, without loss. Parts fixed wider than a phone (${widestPhone} pixels) in a page's own code are named without loss, as style files may change them. Pages with scripts that may write the setting, and that we did not run, are left out. ` +
    `Where we could look at your home page as a phone shows it, we name text with too little contrast (WCAG 2.2, 1.4.3) and links and buttons that are too small and too close to others (2.5.8), without loss. ` +
    'The shares are our judgement. We do not read style files, which lowers our confidence.',
  needs: ['crawl', 'contact', 'identity', 'industry'],
  uses: ['speed', 'phone'],
  tip: {
    title,
    ease: 2,
    steps: [steps.layout, steps.hand, steps.speed, steps.call],
  },
  assess({ crawl, contact, identity, industry, speed, phone }) {
    const site = readSite(crawl.data)
    const field = fieldSpeed(speed, site.home.finalUrl)
    const viewed = phoneView(phone, site.home.finalUrl)
    const pages = site.pages
    const isNeverAdded =
      pages.some(({ rendered }) => rendered) && !pages.some((page) => page.rendered && fitsPhone(page))
    const unsure = isNeverAdded ? [] : pages.filter(mayFitByScript)
    const judged = pages.filter((page) => !unsure.includes(page))
    const without = judged.filter((page) => !fitsPhone(page))
    if (judged.length === 0)
      return {
        outcome: 'notMeasured',
        reason:
          'The code of your pages leaves out the setting that tells a phone to use its own width. A script may add it, and we did not run it: look at your website on a phone. If everything looks tiny, the setting is missing.',
      }
    const locked = pages.filter(blocksZoom)
    const wide = pages.filter(isTooWide)
    const written = contact.phones.find(({ where, national }) => where === 'text' && national === identity.phone)
    const linked = contact.phones.filter(({ where }) => where === 'tel-link')
    const wrongly = linked.filter(({ raw }) => misusesCountryCode(raw))
    const dials = linked[0]
    const misled = pages.flatMap((page) =>
      page.page.links.flatMap((link) => {
        const numbers = otherNumber(link)
        return numbers ? [{ page, ...numbers }] : []
      }),
    )
    const mailed = pages.flatMap((page) =>
      page.page.links
        .filter(({ scheme, href }) => scheme === 'tel' && href.includes('@'))
        .map((link) => ({ page, link })),
    )
    const undiallable = pages.flatMap((page) =>
      page.page.links.filter((link) => isUndiallable(dialledBy(link) ?? '000')).map(({ href }) => ({ page, href })),
    )
    const onHome = contact.phones.some(({ url, where }) => url === site.home.finalUrl && where !== 'markup')
    const missesHome =
      phoneTrades.has(industry.industry) && identity.phone !== null && !onHome && !mayShowNumber(site.home)
    const heavy = heavyPictures(site, crawl.data)
    const fits = without.length + locked.length + wide.length === 0 && viewed.findings.length === 0
    const isFast = heavy.length === 0 && (field.met ?? 1) === 1
    const calls =
      misled.length + mailed.length + undiallable.length + wrongly.length === 0 &&
      (dials !== undefined || written === undefined) &&
      !missesHome
    const jobTitle =
      fits && isFast ? 'Let people call you with one tap' : fits && calls ? 'Make your pages faster on a phone' : title
    return {
      outcome: 'scored',
      score: scoreOf([
        { weight: shares.fits, met: shareOf(judged, fitsPhone) },
        { weight: shares.zoom, met: shareOf(judged, (page) => !blocksZoom(page)) },
        { weight: shares.dials, met: dials ? 1 - wrongly.length / linked.length : written ? 0 : null },
        { weight: (100 * speedShare) / (100 - speedShare), met: field.met },
      ])!,
      confidence: site.confidence - (field.met === null ? 0.2 : 0.1),
      job: {
        title: jobTitle,
        steps: [
          ...(fits ? [] : [steps.layout, steps.hand]),
          ...(isFast ? [] : [steps.speed]),
          ...(calls ? [] : [steps.call]),
        ],
      },
      evidence: [
        seenOn(
          site.home,
          fitsPhone(site.home)
            ? 'The home page tells phones to use their own width.'
            : unsure.includes(site.home)
              ? 'The home page has no viewport setting in its own code; a script may write one, and we did not run it.'
              : 'The home page has no viewport setting that fits phones.',
          metas(site.home, 'viewport')[0],
        ),
        seenOnSite(
          crawl,
          pages.length === 1
            ? `The one page we read ${without.length === 0 ? 'tells' : 'does not tell'} phones to use their own width, ${locked.length === 0 ? 'leaves zooming possible' : 'forbids zooming'} and has ${wide.length === 0 ? 'no parts' : 'parts'} fixed wider than a phone in its own code, pictures and players left out; we do not read style files.`
            : `${judged.length - without.length} of the ${judged.length} pages ${judged.length < pages.length ? 'whose setting we could see' : 'we read'} ${judged.length - without.length === 1 ? 'tells' : 'tell'} phones to use their own width; ${locked.length} ${locked.length === 1 ? 'forbids' : 'forbid'} zooming; ${wide.length} ${wide.length === 1 ? 'has' : 'have'} parts fixed wider than a phone in their own code, pictures and players left out; we do not read style files.`,
        ),
        ...(dials
          ? [
              seenAt(
                crawl,
                (wrongly[0] ?? dials).url,
                wrongly.length > 0
                  ? 'The link dials the country code without a plus, or with a 0 after it.'
                  : 'A link here dials a phone number.',
                wrongly[0]?.raw ?? dials.quote,
              ),
            ]
          : written
            ? [
                seenAt(
                  crawl,
                  written.url,
                  'The phone number is plain text: no link of the site dials it (we looked for "tel:" links).',
                  written.quote,
                ),
              ]
            : []),
        ...atMost(
          3,
          misled.map(({ page, shown, dialled }) =>
            seenOn(page, `A link that shows one number dials another, ${dialled}.`, shown),
          ),
          crawl,
        ),
        ...(missesHome
          ? [seenOn(site.home, 'We looked for a phone number on the home page, in text and links, and found none.')]
          : []),
        ...atMost(
          5,
          without
            .filter((page) => page !== site.home)
            .map((page) =>
              seenOn(page, 'This page has no viewport setting that fits phones.', metas(page, 'viewport')[0]),
            ),
          crawl,
        ),
        ...atMost(
          5,
          wide.map((page) => seenOn(page, `A part of this page is fixed at ${widest(page)} pixels.`)),
          crawl,
        ),
        ...atMost(
          3,
          locked.map((page) => seenOn(page, 'This page forbids zooming.', metas(page, 'viewport')[0])),
          crawl,
        ),
        ...atMost(
          3,
          heavy.map(({ page, part, megabytes }) =>
            seenOn(page, `A picture on this page has ${megabytes.toFixed(1)} MB.`, part.url),
          ),
          crawl,
        ),
        ...viewed.evidence,
        ...field.evidence,
      ],
      findings: [
        ...when(without.length > 0, () =>
          problem(
            `Make ${pageNames(without)} fit phones: ${someOf(site, without, judged)} ${without.length === 1 ? 'leaves' : 'leave'} out the setting that tells a phone to use its own width, so everything looks tiny.`,
            2,
            without[0],
          ),
        ),
        ...when(unsure.length > 0, () =>
          note(
            `Look at ${pageNames(unsure)} on a phone: the code leaves out the setting that tells a phone to use its own width, and unless a script adds it, everything looks tiny.`,
          ),
        ),
        ...when(wide.length > 0, () =>
          note(
            `Look at ${pageNames(wide)} on a phone: a part is fixed at ${widest(wide[0]!)} pixels in the page's own code, wider than most phones.`,
          ),
        ),
        ...when(!dials && written !== undefined, () =>
          problem(
            `Make your phone number, ${written!.raw}, a link that dials: on a phone, people tap rather than type.`,
            3,
          ),
        ),
        ...when(wrongly.length > 0, () =>
          problem(
            `Correct the link that should dial ${wrongly[0]!.national} (on ${pageNames(pages.filter(({ finalUrl }) => wrongly.some(({ url }) => url === finalUrl)))}): a number with the country code begins with +61 and has no 0 after it, so it may not connect as it is.`,
            3,
          ),
        ),
        ...when(misled.length > 0, () =>
          problem(
            `Correct the link on ${pageNames(misled.map(({ page }) => page))} that shows ${misled[0]!.shown} and dials ${misled[0]!.dialled}: people who tap it reach another number than the one they read.`,
            3,
            misled[0]!.page,
          ),
        ),
        ...when(undiallable.length > 0, () =>
          note(
            `Correct the link with the address "${shorten(undiallable[0]!.href, 60)}" on ${pageNames(undiallable.map(({ page }) => page))}: no phone can dial it as it is.`,
          ),
        ),
        ...when(mailed.length > 0, () =>
          note(
            `Make the e-mail address ${shorten(mailed[0]!.link.href.replace(/^tel:/i, ''), 60)} (on ${pageNames(mailed.map(({ page }) => page))}) a link for mail ("mailto:"): it is one for phone numbers ("tel:"), which opens the dialler.`,
          ),
        ),
        ...when(missesHome, () =>
          note(
            `Put your phone number on your home page: we read none there, and people who need a tradesperson want to call at once.`,
          ),
        ),
        ...when(locked.length > 0, () =>
          problem(
            `Allow zooming on ${pageNames(locked)}: people who need larger text cannot enlarge it.`,
            2,
            locked[0],
          ),
        ),
        ...field.findings,
        ...when(heavy.length > 0, () =>
          note(
            `Make ${heavy.length === 1 ? 'a picture' : `${heavy.length} pictures`} smaller (on ${pageNames(heavy.map(({ page }) => page))}): ${heavy.length === 1 ? 'it has' : 'the largest of those we asked for has'} ${heavy[0]!.megabytes.toFixed(1)} MB, and somebody away from home waits for it. Few need more than 0.3 MB.`,
          ),
        ),
        ...viewed.findings,
        ...when(without.length + wide.length + locked.length + unsure.length === 0, () =>
          strength(
            `${pages.length > 1 ? 'Your pages tell' : site.partial ? 'The page we read tells' : 'Your page tells'} phones to use their own width${linked.some(({ national }) => national === identity.phone) && wrongly.length + misled.length + undiallable.length === 0 && onHome ? ', and your number dials with a tap' : ''}.`,
          ),
        ),
      ],
    }
  },
})

/** The complete number a dialling link shows and what it dials, where that is another number. */
const otherNumber = (link: PageLink): { shown: string; dialled: string } | null => {
  const dialled = dialledBy(link)
  const shown = dialled === null ? null : numberIn(link.text)
  if (dialled === null || shown === null || isLocal(shown)) return null
  const national = nationalNumber(dialled)
  const [said, typed] = [shown, dialled].map((number) => number.replace(/\D/g, ''))
  const isSame = national === shown || typed!.includes(said!.slice(-8)) || (national !== null && isLocal(national))
  return isSame || typed!.length < fewestDigits ? null : { shown, dialled: national ?? dialled.trim() }
}
/** The only number in a text, national where it is Australian. */
const numberIn = (text: string): string | null => {
  const [one, another] = phonesIn(text)
  if (one !== undefined) return another === undefined ? one.national : null
  return /^[^\d+]*(\+?\d[\d ().-]{6,14}\d)\D*$/.exec(text)?.[1] ?? null
}
/** With fewer, a link is unfinished rather than one to somebody else. */
const fewestDigits = 6
/** Without its area code. */
const isLocal = (number: string): boolean => /^[2-9]\d{3} \d{4}$/.test(number)

/** Part of the page was not read, or the number may be in a picture. */
const mayShowNumber = (home: CrawledPage): boolean =>
  isCutOff(home) || home.page.images.some(({ alt }) => /(?:\d[ -]?){8}|call|phone/i.test(alt ?? ''))
