import type { Industry } from '@findable/contracts'

/**
 * Which place a title should have, by industry. Guests of a hotel and visitors of a museum come from elsewhere, and look for
 * where it is; an entertainer works where the customers are. Our judgement.
 */
const ofGuests: Readonly<Partial<Record<Industry, string>>> = {
  'Hospitality & Food Services': 'the place where you are',
  'Entertainment & Events': 'the place where you are or mostly work',
}

export const meantPlace = (industry: string | null): string =>
  ofGuests[industry as Industry] ?? 'the place most of your customers come from'
