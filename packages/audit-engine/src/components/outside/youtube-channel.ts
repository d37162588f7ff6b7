import type { Facts } from '../../facts/facts.ts'

/** Address of the YouTube channel the website links to; null without one. */
export const linkedChannel = ({ profiles }: Facts['social']): string | null =>
  profiles.find(({ platform }) => platform === 'youtube')?.url ?? null

/** Why nothing is known of the channel, as a sentence. */
export const channelBlank = (linked: string | null, channel: Facts['channel']): string =>
  linked === null || channel.outcome === 'gathered' ? 'Your website links to no channel there.' : channel.reason
