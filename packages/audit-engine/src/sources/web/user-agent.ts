/** How we name ourselves to websites; robots.txt rules address the product token. */
export const productToken = 'FindableBot'
export const userAgent = `${productToken}/1.0 (+https://findable.com.au/bot)`
