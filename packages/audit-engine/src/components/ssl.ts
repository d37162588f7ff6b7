import { defineComponent } from './component.ts'
import { explain, isIncomplete, redirect } from './site/certificate.ts'
import { atMost, seenOn } from './wording/evidence.ts'
import { note, problem, strength, when } from './wording/findings.ts'
import { mixedContent } from './site/mixed-content.ts'
import { scoreOf } from './score-parts.ts'
import { readSite } from './site/site.ts'
import { count } from './wording/phrases.ts'
import { pageNames } from './wording/page-names.ts'

const dayMs = 86_400_000
/** Points. */
const shares = { certificate: 50, redirect: 25, unmixed: 15, lasting: 10 }
/** What of the certificate's points is left without the issuer's certificate. */
const incompleteWorth = 0.3
/** Days for which a certificate should still be good: when it is usually renewed. */
const renewal = 30

const title = 'Make your whole site secure'
const steps = {
  certificate: [
    'Log in where you rent your website and look for "SSL" or "https"; a certificate is nearly always free (Let\'s Encrypt).',
    'Switch on its automatic renewal.',
  ],
  redirect: ['Where you rent your website, switch on "redirect to https" or "force https".'],
  mixed: ['In your pages, change picture and video addresses that begin with http:// to https://.'],
}

export const ssl = defineComponent({
  id: 'ssl',
  pillar: 'websiteOptimization',
  title: 'Secure connection (https)',
  criteria:
    'A certificate that browsers accept, for your host name, is the condition: without it the score is 0, because browsers warn visitors away. ' +
    `Where the server only fails to send the certificate of the issuer, many browsers fetch that themselves, so ${incompleteWorth * shares.certificate} of the ${shares.certificate} below are left. ` +
    `With it you have ${shares.certificate}; ${shares.redirect} more when the plain http address leads to https, ${shares.unmixed} when no page loads parts over plain http ("mixed content"), ${shares.lasting} when the certificate is good for more than ${renewal} days. ` +
    `The shares are our judgement. ${renewal} days is when certificates are usually renewed; for one issued for less than ${3 * renewal} days we ask for a third of its life. ` +
    'Mixed pictures count half: browsers repair those by themselves, but block scripts and frames.',
  needs: ['crawl', 'tls'],
  independentOfScripts: true,
  tip: {
    title,
    ease: 2,
    steps: [...steps.certificate, ...steps.redirect, ...steps.mixed],
  },
  assess({ crawl, tls }) {
    const { data: cert, at } = tls
    const saw = (text: string) => ({ saw: text, url: `https://${cert.host}/`, at, source: 'tls-certificate' })
    if (!cert.https)
      return {
        outcome: 'scored',
        score: 0,
        confidence: 0.95,
        evidence: [saw(`We asked ${cert.host} for a secure connection (port 443) and got none.`)],
        findings: [
          problem(
            'Switch on https: your site has no secure connection, so browsers mark it "Not secure" next to your name.',
            1,
          ),
        ],
      }
    const incomplete = isIncomplete(cert)
    if (cert.error && !incomplete)
      return {
        outcome: 'scored',
        score: 0,
        confidence: 0.95,
        evidence: [saw(`The certificate of ${cert.host} is refused: ${explain(cert)} (${cert.error}).`)],
        findings: [
          problem(
            `Renew or replace your certificate: ${explain(cert)}. Browsers show visitors a full-page warning before your site.`,
            1,
          ),
        ],
      }

    const site = readSite(crawl.data)
    const secure = site.pages.filter(({ finalUrl }) => finalUrl.startsWith('https:'))
    const mixed = secure
      .map((page) => ({ page, ...mixedContent(page) }))
      .filter(({ active, passive }) => active.length + passive.length > 0)
    const active = mixed.some((page) => page.active.length > 0)
    const left = cert.validTo ? Math.floor((Date.parse(cert.validTo) - Date.parse(at)) / dayMs) : null
    const wanted =
      cert.validTo && cert.validFrom
        ? Math.min(renewal, (Date.parse(cert.validTo) - Date.parse(cert.validFrom)) / dayMs / 3)
        : renewal
    const expiring = left !== null && left <= wanted
    return {
      outcome: 'scored',
      score: scoreOf([
        { weight: shares.certificate, met: incomplete ? incompleteWorth : 1 },
        { weight: shares.redirect, met: redirect[cert.http].met },
        { weight: shares.unmixed, met: secure.length === 0 ? null : active ? 0 : mixed.length > 0 ? 0.5 : 1 },
        { weight: shares.lasting, met: left === null ? null : expiring ? 0 : 1 },
      ])!,
      confidence: Math.min(incomplete ? 0.7 : 0.95, site.confidence),
      job: {
        title,
        steps: [
          ...(incomplete || expiring ? steps.certificate : []),
          ...(redirect[cert.http].met < 1 ? steps.redirect : []),
          ...(mixed.length > 0 ? steps.mixed : []),
        ],
      },
      evidence: [
        saw(
          incomplete
            ? `The certificate of ${cert.host} cannot be verified as it is sent: ${explain(cert)} (${cert.error}).`
            : `The certificate of ${cert.host}${cert.issuer ? `, issued by ${cert.issuer},` : ''} is accepted${left === null ? '' : ` and good for ${count(left, 'more day')}`}.`,
        ),
        saw(`http://${cert.host}/ ${redirect[cert.http].saw}.`),
        ...atMost(
          6,
          mixed.map(({ page, active, passive }) =>
            seenOn(
              page,
              `This secure page loads ${count(active.length + passive.length, 'part')} over plain http.`,
              [...active, ...passive][0],
            ),
          ),
          crawl,
        ),
        ...(secure.length > 0 && mixed.length === 0
          ? [
              seenOn(
                site.home,
                `No part of the ${count(secure.length, 'secure page')} we read is loaded over plain http.`,
              ),
            ]
          : []),
      ],
      findings: [
        ...when(incomplete, () =>
          problem(
            'Have the full certificate installed ("fullchain" or "CA bundle"): a part of it is missing. Many browsers fetch that part themselves; the others, and some apps and phones, show visitors a warning.',
            1,
          ),
        ),
        ...when(redirect[cert.http].met < 0.5, () =>
          problem(
            'Send visitors from http to https: who types your address without the "s", or follows an old link, gets the version that browsers mark "Not secure".',
            2,
          ),
        ),
        ...when(redirect[cert.http].met === 0.5, () =>
          problem('Check where your plain http address leads: it sends visitors on, but not to a secure address.', 2),
        ),
        ...when(mixed.length > 0, () =>
          problem(
            `Load everything over https on ${pageNames(mixed.map(({ page }) => page))}: ${active ? 'browsers block the parts that come over plain http' : 'some pictures or videos come over plain http'}.`,
            2,
            mixed[0]!.page,
          ),
        ),
        ...when(expiring, () =>
          problem(
            `Renew your certificate: it runs out in ${count(left!, 'day')}. After that, browsers warn visitors away.`,
            3,
          ),
        ),
        ...when(cert.http === 'closed', () =>
          note('Your plain http address does not answer. Most browsers try https first, so few visitors notice.'),
        ),
        ...when(redirect[cert.http].met > 0.5 && mixed.length === 0 && !expiring && !incomplete, () =>
          strength('Your site is secure: a good certificate, and every visitor arrives over https.'),
        ),
      ],
    }
  },
})
