import { defineComponent } from './component.ts'
import { callingOf } from './mobile/calling.ts'
import { jobFor, steps, titles } from './mobile/job.ts'
import { slowPictures } from './mobile/slow-pictures.ts'
import { phoneLayout } from './mobile/phone-layout.ts'
import { fieldSpeed, vitals } from './outside/field-speed.ts'
import { scoreOf, shareOf } from './score-parts.ts'
import { blocksZoom, fitsPhone, widestPhone } from './site/phone-screen.ts'
import { phoneView } from './site/phone-view.ts'
import { heavyMegabytes } from './site/pictures.ts'
import { metas, readSite } from './site/site.ts'
import { seenOn, seenOnSite } from './wording/evidence.ts'
import { strength, when } from './wording/findings.ts'

/** Percent of the score, where Google has speed figures from real visitors. */
const speedShare = 30
const [lcp, inp, cls] = vitals
/** Percent of the rest. */
const shares = { fits: 80, zoom: 10, dials: 10 }
/** What it counts where the home page was seen to be wider than the screen. */
const wideWorth = 0.5

export const mobileFriendly = defineComponent({
  id: 'mobile-friendly',
  pillar: 'websiteOptimization',
  title: 'Works on a phone',
  criteria:
    `The share of your pages that tell phones to use their own width (the "viewport" setting, as Google asks) counts ${shares.fits}%; ` +
    `zooming left possible up to twice the size (WCAG 2.2, 1.4.4) ${shares.zoom}%; your phone number a link that dials (with +61 and no 0 after it, or without a country code) ${shares.dials}%. ` +
    `Where Google has enough visits on record, their speed on phones counts ${speedShare}% and all of this the rest: each of loading within ${lcp.good / 1_000} seconds (LCP), answering a tap within ${inp.good} milliseconds (INP) and a shift of at most ${cls.good} while loading (CLS), at the 75th percentile, counts fully, up to ${lcp.fair / 1_000} seconds, ${inp.fair} milliseconds and ${cls.fair} half, as Google draws the lines (web.dev/articles/vitals). ` +
    `A trade whose home page shows no phone number is told so, and so is anybody whose number neither the home page nor the contact page shows, or with pictures of more than ${heavyMegabytes} MB that are offered in no smaller size, without loss. A number that is no link on the page for contact, or has both the country code and a 0, is named without loss. Parts fixed wider than ${widestPhone} pixels, as wide as large phones, in a page's own code are named without loss, as style files may change them. Pages with scripts that may write the setting, and that we did not run, are left out. ` +
    `Where we could look at your home page as a phone shows it, what counts for the width is halved where it is wider than the screen, and we name a menu that it does not show, text with too little contrast (WCAG 2.2, 1.4.3) and links and buttons that are too small and too close to others (2.5.8), without loss. ` +
    'The shares are our judgement. We do not read style files, which lowers our confidence.',
  needs: ['crawl', 'contact', 'identity', 'industry'],
  uses: ['speed', 'phone'],
  tip: {
    title: titles.layout,
    ease: 2,
    steps: [
      steps.layout,
      steps.width,
      steps.menu,
      steps.zoom,
      steps.contrast,
      steps.room,
      steps.speed,
      steps.call,
    ].flat(),
  },
  assess({ crawl, contact, identity, industry, speed, phone }) {
    const site = readSite(crawl.data)
    const { pages } = site
    const viewed = phoneView(phone, site.home)
    const { judged, unfit, unsure, wide, locked } = phoneLayout(site, viewed, crawl)
    if (judged.length === 0)
      return {
        outcome: 'notMeasured',
        reason:
          'The code of your pages leaves out the setting that tells a phone to use its own width. A script may add it, and we did not run it: look at your website on a phone. If everything looks tiny, the setting is missing.',
      }
    const calling = callingOf(site, { contact, identity, industry }, crawl)
    const heavy = slowPictures(site, crawl)
    const field = fieldSpeed(speed, site.home.finalUrl)
    const zooms = locked.found.length === 0
    const isWide = unfit.found.length + wide.found.length > 0 || viewed.isWider
    const isWhole = !isWide && zooms
    const isFast = heavy.found.length === 0 && (field.met ?? 1) === 1
    const fitting = judged.length - unfit.found.length
    const fixed = `fixed wider than ${widestPhone} pixels in the code that your server sends, pictures, maps, players and hidden parts left out; we do not read style files.`
    return {
      outcome: 'scored',
      score: scoreOf([
        { weight: shares.fits, met: shareOf(judged, fitsPhone)! * (viewed.isWider ? wideWorth : 1) },
        { weight: shares.zoom, met: shareOf(judged, (page) => !blocksZoom(page)) },
        { weight: shares.dials, met: calling.met },
        { weight: (100 * speedShare) / (100 - speedShare), met: field.met },
      ])!,
      confidence: site.confidence - (field.met === null ? 0.2 : 0.1),
      job: jobFor({
        layout: unfit.found.length > 0,
        width: wide.found.length > 0 || viewed.isWider,
        menu: viewed.lacksMenu,
        zoom: !zooms,
        contrast: viewed.isPale,
        room: viewed.isTight,
        speed: !isFast,
        mend: calling.isMisleading,
        write: calling.isUndiallable,
        call: calling.isLacking,
      }),
      evidence: [
        seenOn(
          site.home,
          fitsPhone(site.home)
            ? 'The home page tells phones to use their own width.'
            : unsure.found.includes(site.home)
              ? 'The home page has no viewport setting in its own code; a script may write one, and we did not run it.'
              : 'The home page has no viewport setting that fits phones.',
          metas(site.home, 'viewport')[0],
        ),
        seenOnSite(
          crawl,
          pages.length === 1
            ? `The one page we read ${unfit.found.length === 0 ? 'tells' : 'does not tell'} phones to use their own width, ${locked.found.length === 0 ? 'leaves zooming possible' : 'forbids zooming'} and has ${wide.found.length === 0 ? 'no parts' : 'parts'} ${fixed}`
            : `${fitting} of the ${judged.length} pages ${judged.length < pages.length ? 'whose setting we could see' : 'we read'} ${fitting === 1 ? 'tells' : 'tell'} phones to use their own width; ${locked.found.length} ${locked.found.length === 1 ? 'forbids' : 'forbid'} zooming; ${wide.found.length} ${wide.found.length === 1 ? 'has' : 'have'} parts ${fixed}`,
        ),
        ...[calling, unfit, wide, locked, heavy, viewed, field].flatMap(({ evidence }) => evidence),
      ],
      findings: [
        ...[unfit, unsure, wide, calling, locked, field, heavy, viewed].flatMap(({ findings }) => findings),
        ...when(isWhole && unsure.found.length === 0, () =>
          strength(
            `${pages.length > 1 ? 'Your pages tell' : site.partial ? 'The page we read tells' : 'Your page tells'} phones to use their own width${calling.isOneTap ? ', and a link dials your number' : ''}${!viewed.fits ? '. Whether everything fits, only a look on a phone shows' : ''}.`,
          ),
        ),
      ],
    }
  },
})
