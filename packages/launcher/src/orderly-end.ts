const impatientAfterMs = 1_000

/**
 * Runs `work` once on Ctrl-C, on a termination signal or when the process that started us dies, and then ends this
 * process. A second Ctrl-C ends it at once. Returns a function that ends it for any other reason.
 */
export function onEnd(work: () => Promise<void>): () => Promise<never> {
  let ending: Promise<never> | undefined
  let askedAt = 0

  function end(): Promise<never> {
    ending ??= work().then(() => process.exit())
    return ending
  }

  function asked(): void {
    if (ending === undefined) {
      askedAt = Date.now()
      console.log('\nEnding. Data is kept.')
      void end()
      // A terminal's Ctrl-C arrives twice at almost the same moment: from the terminal and from bootstrap.mjs.
    } else if (Date.now() - askedAt > impatientAfterMs) process.exit(130)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, asked)
  process.on('disconnect', asked)
  return end
}
