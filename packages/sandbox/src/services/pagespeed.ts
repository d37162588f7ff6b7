import { masked, type FieldTree } from './field-mask.ts'
import { json, type Answer, type Request } from '../http/router.ts'
import {
  checkGoogleKey,
  fieldsIn,
  invalidArgument,
  quotaDetails,
  quotaMessage,
  serviceDisabled,
  type Quota,
} from './google-errors.ts'
import { lighthouseFields, lighthouseResult } from './lighthouse-result.ts'
import { loadingExperiences } from './loading-experience.ts'
import type { OutsideWorld } from './outside-world.ts'
import { Refusal, type Service } from './service.ts'

const host = 'pagespeedonline.googleapis.com'

/** PageSpeed Insights v5, with the performance category. https://developers.google.com/speed/docs/insights/v5/reference */
export function pageSpeed(world: OutsideWorld): Service {
  return {
    name: 'pagespeed',
    routes: [{ method: 'GET', path: '/pagespeedonline/v5/runPagespeed', handle: (request) => run(request, world) }],
    faults: {
      'rate-limited': () => outOfQuota(queries('minute', '240')),
      quota: () => outOfQuota(queries('day', '25000')),
      denied: () => serviceDisabled(host, 'PageSpeed Insights API'),
      'server-error': () => lighthouseError(500, 'Lighthouse returned error: Something went wrong.', 'lighthouseError'),
    },
  }
}

function run(request: Request, world: OutsideWorld): Answer {
  checkGoogleKey(request, host, () => outOfQuota({ ...queries('day', '0'), consumer: '583797351490' }))
  const { searchParams } = request.url
  const url = addressOf(searchParams.get('url'))
  const strategy = choice(searchParams.get('strategy') ?? 'desktop', ['desktop', 'mobile'])
  for (const category of searchParams.getAll('category')) {
    if (choice(category, categories) !== 'performance') {
      return json(501, { error: `the sandbox knows no ${category}, only the performance category` })
    }
  }
  const speed = world.speed(url.hostname)
  if (!speed) {
    const reason =
      'Lighthouse returned error: FAILED_DOCUMENT_REQUEST. Lighthouse was unable to reliably load the page you requested. Make sure you are testing the correct URL and that the server is properly responding to all requests. (Details: net::ERR_CONNECTION_FAILED)'
    return lighthouseError(400, reason, 'lighthouseUserError')
  }
  const fields = searchParams.get('fields')
  const wanted = fields ? fieldsIn(fields, resultFields) : true
  const now = new Date().toISOString()
  const result = {
    captchaResult: 'CAPTCHA_NOT_NEEDED',
    kind: 'pagespeedonline#result',
    id: url.href,
    ...loadingExperiences(url, speed.field),
    lighthouseResult: lighthouseResult(url, strategy, speed.lab, now),
    analysisUTCTimestamp: now,
  }
  return json(200, masked(result, wanted))
}

const metric: FieldTree = { percentile: true, distributions: true, category: true, median: true, formFactor: true }
const experience: FieldTree = {
  id: true,
  metrics: { '*': metric },
  overall_category: true,
  initial_url: true,
  origin_fallback: true,
}

/** https://developers.google.com/speed/docs/insights/v5/reference/pagespeedapi/runpagespeed */
const resultFields: FieldTree = {
  captchaResult: true,
  kind: true,
  id: true,
  loadingExperience: experience,
  originLoadingExperience: experience,
  lighthouseResult: lighthouseFields,
  analysisUTCTimestamp: true,
  version: true,
}

const categories = ['accessibility', 'best-practices', 'performance', 'pwa', 'seo']

/** Google accepts these in any case, with _ or -. */
function choice(given: string, known: string[]): string {
  const wanted = given.toLowerCase().replaceAll('_', '-')
  if (known.includes(wanted)) return wanted
  throw new Refusal(invalidArgument(`Invalid value "${given}".`))
}

function addressOf(given: string | null): URL {
  const url = given && URL.parse(given)
  if (url && /^https?:$/.test(url.protocol)) return url
  const message = given
    ? `Invalid value '${given}'. Values must match the following regular expression: '(?i)(url:|origin:)?http(s)?://.*'`
    : 'Required parameter: url'
  throw new Refusal(invalidArgument(message))
}

/** Errors of this older API also contain a list of `errors`. */
function outOfQuota(quota: Quota): Answer {
  const message = quotaMessage(quota)
  const errors = [{ message, domain: 'global', reason: 'rateLimitExceeded' }]
  const error = { code: 429, message, errors, status: 'RESOURCE_EXHAUSTED', details: quotaDetails(quota) }
  return json(429, { error })
}

function queries(per: 'minute' | 'day', value: string): Quota {
  const name = per === 'day' ? 'defaultPerDayPerProject' : 'defaultPerMinutePerProject'
  return {
    service: host,
    metric: { title: 'Queries', name: 'default' },
    limit: { title: `Queries per ${per}`, name, value },
    unit: per === 'day' ? '1/d/{project}' : '1/min/{project}',
  }
}

function lighthouseError(code: number, message: string, reason: string): Answer {
  return json(code, { error: { code, message, errors: [{ message, domain: 'lighthouse', reason }] } })
}
