import { socialPlatforms, type SocialPlatform } from './facts.ts'

/**
 * Patterns that distinguish a platform's profiles from share buttons and posts. Paths are tested without the leading
 * slash.
 */
export interface Platform {
  host: RegExp
  notProfile: RegExp
  /** The first group captures the handle. */
  profile: RegExp
  canonical(handle: string): string
}

export const platforms: Record<SocialPlatform, Platform> = {
  facebook: {
    host: /^(?:(?:www|m|web|business|en-gb|[a-z]{2}-[a-z]{2})\.)?(?:facebook|fb)\.com$|^fb\.me$/,
    notProfile:
      /^(?:sharer|share(?:\.php)?(?!\/[\w-]{6,40}\/?(?:$|[?#]))|dialog|plugins|tr|groups|events|login|l\.php|hashtag|photo|photos|posts|watch|reel|story\.php|permalink\.php|marketplace|help|policies|privacy|legal|about|v\d|home\.php|gaming|ads|business|settings|messages|recover|media)(?:$|[/?.])/i,
    profile:
      /^(?:profile\.php\?(?:.*&)?id=(\d+)|(share\/[\w-]{6,40})\/?(?:$|[?#])|((?:p|pages|people)\/[^?#]{2,200}?)\/?(?:$|[?#])|(?:pg\/)?([\w.\-%]{2,100})(?:$|[?#]|\/(?:$|[?#]|(?:about|reviews|services|shop|info|menu)\b)))/,
    canonical: (handle) =>
      /^\d+$/.test(handle) ? `https://www.facebook.com/profile.php?id=${handle}` : `https://www.facebook.com/${handle}`,
  },
  instagram: {
    host: /^(?:www\.)?(?:instagram\.com|instagr\.am)$/,
    notProfile: /^(?:p|reel|reels|explore|stories|accounts|tv|share|about|legal|developer|direct)(?:$|[/?])/i,
    profile: /^@?([\w.]{1,30})(?:$|[/?#])/,
    canonical: (handle) => `https://www.instagram.com/${handle}`,
  },
  linkedin: {
    host: /^(?:(?:www|au|[a-z]{2})\.)?linkedin\.com$/,
    notProfile: /^(?:shareArticle|sharing|share|posts|feed|cws|in\/|pub\/|jobs|learning|login|signup|pulse)/i,
    profile: /^((?:company|showcase|school)\/[\w.\-%&'’]{1,120})(?:$|[/?#])/,
    canonical: (handle) => `https://www.linkedin.com/${handle}`,
  },
  x: {
    host: /^(?:(?:www|mobile)\.)?(?:twitter|x)\.com$/,
    notProfile:
      /^(?:intent|share|hashtag|search|i|status|home|login|signup|explore|settings|privacy|tos|widgets)(?:$|[/?])|^[^/]+\/status\//i,
    profile: /^(?:#!\/)?@?(\w{1,15})(?:$|[/?#])/,
    canonical: (handle) => `https://x.com/${handle}`,
  },
  youtube: {
    host: /^(?:(?:www|m)\.)?youtube\.com$/,
    notProfile:
      /^(?:watch|v|embed|shorts|playlist|view_play_list|results|feed|live|clip|post|hashtag|redirect|attribution_link|iframe_api|oembed|player_api|t|s|yt|about|premium|music|gaming|kids|creators|ads|account|signin|intl|howyoutubeworks|trends)(?:$|[/?])/i,
    // The oldest addresses have the name alone.
    profile:
      /^(@[\w.\-%]{2,60}|channel\/UC[\w-]{10,40}|(?:c|user)\/[\w.\-%]{1,80}|(?!(?:user|channel)\b)\w{3,60})(?:$|[/?#])/,
    canonical: (handle) => `https://www.youtube.com/${handle}`,
  },
  tiktok: {
    host: /^(?:(?:www|m)\.)?tiktok\.com$|^vm\.tiktok\.com$/,
    notProfile: /^(?:embed|tag|music|discover|share|legal|foryou)(?:$|[/?])|\/video\//i,
    profile: /^(@[\w.]{2,24})(?:$|[/?#])/,
    canonical: (handle) => `https://www.tiktok.com/${handle}`,
  },
  pinterest: {
    host: /^(?:(?:www|au|nz|uk|in)\.)?pinterest\.(?:com(?:\.au)?|co\.uk)$|^pin\.it$/,
    notProfile: /^(?:pin|search|explore|ideas|login|business|js|about)(?:$|[/?])/i,
    profile: /^([\w-]{3,60})(?:$|[/?#])/,
    canonical: (handle) => `https://www.pinterest.com/${handle}`,
  },
}

/** A single post, picture or film, by the path of its address. */
const postPath: Record<SocialPlatform, RegExp> = {
  facebook: /^\/(?:[^/]+\/(?:posts|photos|videos)\/|photo\b|watch\b|reel\/|story\.php|permalink\.php)/i,
  instagram: /^\/(?:[^/]+\/)?(?:p|reel|tv)\//i,
  linkedin: /^\/(?:posts|feed)\//i,
  x: /^\/[^/]+\/status\//i,
  youtube: /^\/(?:watch\b|shorts\/|live\/|v\/)/i,
  tiktok: /^\/[^/]+\/(?:video|photo)\//i,
  pinterest: /^\/pin\//i,
}

/** The platform that an address is a single post on; null for any other address. */
export const platformOfPost = (address: string): SocialPlatform | null => {
  const url = URL.parse(address)
  if (url === null) return null
  const host = url.hostname.toLowerCase()
  return socialPlatforms.find((one) => platforms[one].host.test(host) && postPath[one].test(url.pathname)) ?? null
}

/** Website builders' own accounts left over from a template, and placeholders that were never filled in. */
const leftOver = new Set(
  (
    'wix wixcom squarespace wordpress wordpressdotcom shopify weebly godaddy envato elegantthemes webflow bootstrap ' +
    'mobirise themeforest templatemo colorlib bootstrapmade html5up strikingly jimdo ' +
    'username user example profile page facebook instagram twitter linkedin company/linkedin @youtube @tiktok ' +
    'placeholder sample johndoe janedoe companyname businessname'
  ).split(' '),
)
const onPlatform = 'facebook|fb|instagram|insta|linkedin|twitter|x|youtube|tiktok|pinterest'
/** "yourpage", "your-company", "yourfacebookprofile", "@your_username"; "yourmovecompany" may be a business. */
const placeholder = new RegExp(
  `^(?:company/|c/|user/|@)?your(?:${onPlatform}|business|company|brand|social|user|page)?(?:page|profile|handle|username|name|user|business|company|account|channel|brand|id|link|url|here|${onPlatform})$`,
)

/** "pages/Mobirise/1616226671953247", "c/mobirise" */
const ofPage = /^(?:pages|c|user|channel|@)\/?([^/]+)/

/** Whether a handle belongs to a website builder, or is a placeholder of a template. */
export const isLeftOver = (handle: string): boolean =>
  leftOver.has(handle.toLowerCase().replace(/^@(?=username)/, '')) ||
  leftOver.has(ofPage.exec(handle.toLowerCase())?.[1] ?? '') ||
  placeholder.test(handle.toLowerCase().replace(/[-_.]/g, ''))
