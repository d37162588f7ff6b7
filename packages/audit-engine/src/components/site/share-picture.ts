import type { CrawledPage } from '../../sources/source.ts'
import { hostOf } from '../../sources/web/host-names.ts'
import { metas } from './site.ts'

/** Where sites are tried out before they go live; what is there goes away with the trial. */
const previewHosts =
  /(?:^|\.)(?:netlify\.app|vercel\.app|herokuapp\.com|pages\.dev|github\.io|gitlab\.io|surge\.sh|webflow\.io|wixsite\.com|flywheelsites\.com|wpengine\.com|firebaseapp\.com|web\.app|onrender\.com|replit\.app|lovable\.app|ngrok(?:-free)?\.app|localhost)$|^(?:staging|preview|dev|test)\.|\.(?:local|localhost|test|example)$|^(?:127|10)\.|^192\.168\./
export const isPreviewHost = (host: string): boolean => previewHosts.test(host)

/** Share pictures that builders put into every new site. */
const builderPicture =
  /^https?:\/\/(?:www\.)?(?:lovable\.dev\/opengraph|bolt\.new\/static\/og|example\.(?:com|org|net)\/|(?:your-?(?:domain|site|website|company|business))\.com)/i

/** What is wrong with the picture a page shows when it is shared; null when nothing is. */
export const badSharePicture = (page: CrawledPage): { address: string; saw: string; because: string } | null => {
  const pictures = ['og:image', 'twitter:image'].flatMap((name) => metas(page, name)).filter((one) => one !== '')
  const [address] = pictures
  if (address === undefined) return null
  const ofBuilder = pictures.find((one) => builderPicture.test(one))
  if (ofBuilder !== undefined)
    return {
      address: ofBuilder,
      saw: 'The share picture is the one that came with the template.',
      because: 'it is the one that came with the template, not one of yours',
    }
  if (/^https?:\/\/[^?#]*\/$/i.test(address))
    return {
      address,
      saw: 'The address of the share picture ends in "/": that of a folder, not of a picture.',
      because: 'its address is that of a folder, not of a picture',
    }
  if (/\.svg(?:$|[?#])/i.test(address))
    return {
      address,
      saw: 'The share picture is an SVG drawing.',
      because: 'it is an SVG drawing, which Facebook and others do not show; give it as JPG or PNG',
    }
  const host = hostOf(address)
  if (host === '' && !/^(?:https?:)?\/\//i.test(address))
    return {
      address,
      saw: 'The share picture has no full address (https://…), as the Open Graph protocol asks.',
      because: 'its address lacks "https://" and your host name, and Facebook and others need both',
    }
  const own = hostOf(page.finalUrl)
  return isPreviewHost(host) && host !== own
    ? {
        address,
        saw: `The share picture lies on ${host}, where sites are tried out.`,
        because: `it lies on ${host}, where sites are tried out, and is gone when that is cleared`,
      }
    : null
}

/** The host of the page's address for sharing where sites are tried out and this one is elsewhere; null otherwise. */
export const previewAddress = (page: CrawledPage): string | null => {
  const address = metas(page, 'og:url').find((content) => content !== '')
  const host = address === undefined ? '' : hostOf(address)
  return host !== '' && isPreviewHost(host) && host !== hostOf(page.finalUrl) ? host : null
}
