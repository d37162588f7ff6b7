import { isRegulatedHealth } from '../business/regulated-health.ts'
import type { Facts } from '../../facts/facts.ts'

/** The number of reviews, in words vague enough not to give it away. */
const bands = [
  { below: 1, words: 'no reviews' },
  { below: 5, words: 'fewer than 5 reviews' },
  { below: 20, words: 'between 5 and 20 reviews' },
  { below: 50, words: 'between 20 and 50 reviews' },
  { below: 100, words: 'between 50 and 100 reviews' },
  { below: 200, words: 'between 100 and 200 reviews' },
  { below: Infinity, words: '200 reviews or more' },
]

export const reviewBand = (reviews: number): string => bands.find(({ below }) => reviews < below)!.words

/** The median; for an even number of values, the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}

/** Businesses that may not advertise with testimonials must not be advised to collect them. */
export const praiseForbidden = ({ crawl, industry }: Pick<Facts, 'crawl' | 'industry'>) =>
  crawl.outcome === 'gathered' && isRegulatedHealth(crawl.data, industry.industry)
    ? ({
        outcome: 'notApplicable',
        settled: true,
        reason:
          'The National Law (section 133) forbids testimonials in advertising a registered health profession, so we do not score how you collect reviews.',
      } as const)
    : null
