/** Our name for websites; robots.txt rules use the product token. */
export const productToken = 'FindableBot'
export const userAgent = `${productToken}/1.0 (+https://findable.com.au/bot)`
