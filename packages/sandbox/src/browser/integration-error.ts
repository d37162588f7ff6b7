/** The page used the library wrongly: a mistake in its code, never something a customer did. */
export class IntegrationError extends Error {
  override name = 'IntegrationError'
}
