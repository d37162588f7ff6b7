/** Why pages were not rendered; the message is for the report and is worded to follow "because". */
export class RenderingFailure extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'RenderingFailure'
  }

  /** The report's wording for any error: the browser's own messages mean nothing to its reader. */
  static reasonOf(error: unknown): string {
    return error instanceof RenderingFailure ? error.message : 'the browser failed'
  }
}
