/** Unusable command-line arguments; the message says why in one line. */
export class UnusableArguments extends Error {
  override readonly name = 'UnusableArguments'
}
