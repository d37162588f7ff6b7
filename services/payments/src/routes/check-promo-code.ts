import { endpoints } from '@findable/contracts'
import { handle, type App } from '@findable/service-kit'
import { isPromoCode } from '../claims.ts'

export function checkPromoCode(app: App, validCode: string | undefined): void {
  handle(app, endpoints.checkPromoCode, async ({ body }) => ({ valid: isPromoCode(body.code, validCode) }))
}
