// A promo order through the public addresses, as `npm start` and containers are tried.

export { orderReport, readMail, readReport } from './promo-order.ts'
