import type { Facts, SocialPlatform } from '../../facts/facts.ts'

/** Accounts of the website builders, left over from their templates. */
const templateHandle = /^@?(wix|wixcom|squarespace|wordpress|wordpressdotcom|godaddy|weebly|shopify|elementor|webflow|duda|yourpage|yourhandle|username|yourusername|your-?company|example)$/i

export interface Profile {
  platform: SocialPlatform
  url: string
  handle: string
  /** Addresses of the pages that link to it where a visitor can click. */
  linkedOn: string[]
  /** Address of a page whose markup names it (sameAs); null when none does. */
  markedUpOn: string | null
}

/** The business's own profiles, each once, in the order of platforms and handles. */
export const ownProfiles = ({ profiles }: Facts['social']): Profile[] => {
  const own = profiles.filter(({ handle }) => !templateHandle.test(handle))
  return [...Map.groupBy(own, ({ platform, handle }) => `${platform} ${handle.toLowerCase()}`).values()]
    .map((uses): Profile => ({
      platform: uses[0]!.platform,
      url: uses[0]!.url,
      handle: uses[0]!.handle,
      linkedOn: [...new Set(uses.filter(({ where }) => where === 'link').map(({ foundOn }) => foundOn))].sort(),
      markedUpOn: uses.find(({ where }) => where === 'sameAs')?.foundOn ?? null,
    }))
    .sort((a, b) => (a.platform + a.handle < b.platform + b.handle ? -1 : 1))
}

export const templateProfiles = ({ profiles }: Facts['social']) => profiles.filter(({ handle }) => templateHandle.test(handle))
