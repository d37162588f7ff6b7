import { crawlerPath, crawlerToken } from '@findable/contracts'

/** Our name for websites, with the page about us. */
export const userAgent = `${crawlerToken}/1.0 (+https://findable.com.au${crawlerPath})`
