import { randomInt } from 'node:crypto'
import { inject } from 'vitest'

/** The whole product as `npm start` runs it, in an empty data folder of its own. */
export interface Product {
  siteUrl: string
  mailboxUrl: string
  promoCode: string
  adminUsername: string
  adminPassword: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    product: Product
    productDatabaseUrl: string
    productHome: string
  }
}

/** The product that was started once for all browser tests in this run. */
export function runningProduct(): Product {
  return inject('product')
}

/** That product's database as the superuser, who sees every schema. */
export function productDatabaseUrl(): string {
  return inject('productDatabaseUrl')
}

/** That product's data folder, with its logs and generated secrets. */
export function productHome(): string {
  return inject('productHome')
}

/** Request headers that make a visitor a client of their own, so that tests do not use up each other's limits. */
export const asNewClient = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` })
