// What tests are built on: real PostgreSQL, real Redis and a real Chromium.
//
// A test file asks for freshDatabase() and freshRedis(): both live in the servers that the run started once
// (global-setup.ts) and cost milliseconds. A test that breaks a server on purpose starts one of its own. Browser
// tests find the whole product running (runningProduct) and open it in launchChromium().

export { desktop, expectAccessible, expectNoAxeFaults, phone } from './accessible.ts'
export { issueCertificate, type LocalCertificate } from './certificates.ts'
export { chromiumFlags, launchChromium } from './chromium.ts'
export { findHeadlessChromium } from '@findable/local-servers'
export { freshDatabase, freshRedis, type FreshRedis } from './fresh.ts'
export { startPostgres, type TestDatabase, type TestPostgres } from './postgres.ts'
export { untilInteractive } from './interactive.ts'
export { asNewClient, productDatabaseUrl, productHome, runningProduct, type Product } from './product.ts'
export { startRedis, type TestRedis } from './redis.ts'
export { measureLists, type ListQuery } from './list-benchmark.ts'
export { startTraceReceiver, type ReceivedSpan } from './trace-receiver.ts'
