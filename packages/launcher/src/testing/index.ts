// A promo order through the public addresses, for trying out `npm start` and the containers.

export { scrape } from './scrape.ts'
export { orderReport, readMail, readReport } from './promo-order.ts'
