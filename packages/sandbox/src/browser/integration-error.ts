/** The page used the library incorrectly: a mistake in its code, never a customer's. */
export class IntegrationError extends Error {
  override name = 'IntegrationError'
}
