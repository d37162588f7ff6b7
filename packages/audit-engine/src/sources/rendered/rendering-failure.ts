/** Why pages were not rendered; the message is for the report and goes on after "because". */
export class RenderingFailure extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'RenderingFailure'
  }

  /** What the report says of any error: the browser's own words say nothing to its reader. */
  static reasonOf(error: unknown): string {
    return error instanceof RenderingFailure ? error.message : 'the browser failed'
  }
}
