import * as z from 'zod/mini'
import { readJsonAnswer } from './json-answer.ts'
import type { PageSpeed } from './outside-data.ts'
import type { OutsideSource } from './outside-source.ts'
import { refusalBody, ServiceFailure } from './services.ts'

/** PageSpeed Insights v5: https://developers.google.com/speed/docs/insights/rest/v5/pagespeedapi/runpagespeed */
export const pageSpeed: OutsideSource<PageSpeed, { homeUrl: string }> = {
  id: 'pagespeed',
  title: 'Google PageSpeed Insights',
  services: ['pagespeed'],
  retention: 'keep',
  budget: { calls: 1, time: 20_000 },
  attribution: null,
  async gather({ homeUrl }, ask) {
    const answer = await ask({
      service: 'pagespeed',
      method: 'GET',
      path: '/pagespeedonline/v5/runPagespeed',
      query: { url: homeUrl, strategy: 'mobile', category: 'performance', fields },
    }).catch((error: unknown) => {
      throw isAboutPage(error) ? new ServiceFailure(notLoaded, error) : error
    })
    const { loadingExperience, originLoadingExperience, lighthouseResult } = readJsonAnswer(answer, result)
    const field =
      fieldOf(loadingExperience, loadingExperience?.origin_fallback ? 'website' : 'page') ??
      fieldOf(originLoadingExperience, 'website')
    // When the lab could not load the page, its results are about its own error page.
    const failed = lighthouseResult?.runtimeError?.code !== undefined
    if (failed && !field) throw new ServiceFailure(notLoaded, lighthouseResult)
    return { field, lab: failed ? null : (lighthouseResult?.categories?.performance?.score ?? null) }
  },
}

const notLoaded = 'Google PageSpeed Insights could not load your home page.'

/**
 * Whether a failure is about the page: status 400 or 500 can mean that the lab could not load it, or that our question
 * was wrong.
 */
const isAboutPage = (error: unknown): boolean => {
  if (!(error instanceof ServiceFailure)) return false
  try {
    const { errors } = readJsonAnswer({ body: refusalBody(error) }, refusal).error
    return errors.some(({ domain }) => domain === 'lighthouse')
  } catch {
    return false
  }
}

const refusal = z.object({ error: z.object({ errors: z.array(z.object({ domain: z.string() })) }) })

/** Requested fields only: the whole answer is 500 kB. */
const fields =
  'loadingExperience(metrics,origin_fallback),originLoadingExperience/metrics,lighthouseResult(runtimeError,categories/performance/score)'

const metric = z.optional(z.object({ percentile: z.number() }))
const experience = z.object({
  origin_fallback: z.optional(z.boolean()),
  metrics: z.optional(
    z.object({
      LARGEST_CONTENTFUL_PAINT_MS: metric,
      INTERACTION_TO_NEXT_PAINT: metric,
      CUMULATIVE_LAYOUT_SHIFT_SCORE: metric,
    }),
  ),
})
const result = z.object({
  loadingExperience: z.optional(experience),
  originLoadingExperience: z.optional(experience),
  lighthouseResult: z.optional(
    z.object({
      runtimeError: z.optional(z.object({ code: z.optional(z.string()) })),
      categories: z.optional(
        z.object({ performance: z.optional(z.object({ score: z.optional(z.nullable(z.number())) })) }),
      ),
    }),
  ),
})

/** Null without figures: Google keeps none for pages with few visits. */
function fieldOf({ metrics }: z.infer<typeof experience> = {}, of: 'page' | 'website'): PageSpeed['field'] {
  const lcp = metrics?.LARGEST_CONTENTFUL_PAINT_MS?.percentile ?? null
  const inp = metrics?.INTERACTION_TO_NEXT_PAINT?.percentile ?? null
  const shift = metrics?.CUMULATIVE_LAYOUT_SHIFT_SCORE?.percentile ?? null
  if (lcp === null && inp === null && shift === null) return null
  // Given in hundredths.
  return { of, lcp, inp, cls: shift === null ? null : shift / 100 }
}
