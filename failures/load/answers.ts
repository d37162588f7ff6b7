/** How long answers took and how they ended, by kind of request. */
export interface Answers {
  /** Sends a request and waits for its whole answer. A connection that fails counts as an answer of status 0. */
  ask(kind: string, url: string, init?: RequestInit): Promise<{ status: number; text: string }>
  /** Notes an answer that was fetched elsewhere. */
  note(kind: string, status: number, milliseconds: number): void
  summary(): Summary[]
}

export interface Summary {
  kind: string
  requests: number
  /** Answers of 5xx and failed connections. */
  failed: number
  /** Answers of 429. */
  refused: number
  /** Milliseconds. */
  p50: number
  p95: number
  slowest: number
}

export function createAnswers(): Answers {
  const byKind = new Map<string, { status: number; took: number }[]>()

  function note(kind: string, status: number, took: number): void {
    const known = byKind.get(kind)
    if (known) known.push({ status, took })
    else byKind.set(kind, [{ status, took }])
  }

  return {
    note,
    async ask(kind, url, init) {
      const startedAt = performance.now()
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) }).then(
        async (response) => ({ status: response.status, text: await response.text() }),
        () => ({ status: 0, text: '' }),
      )
      note(kind, answer.status, performance.now() - startedAt)
      return answer
    },
    summary: () =>
      [...byKind].map(([kind, answers]) => {
        const times = answers.map(({ took }) => took).toSorted((a, b) => a - b)
        const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]!)
        return {
          kind,
          requests: answers.length,
          failed: answers.filter(({ status }) => status === 0 || status >= 500).length,
          refused: answers.filter(({ status }) => status === 429).length,
          p50: at(0.5),
          p95: at(0.95),
          slowest: at(1),
        }
      }),
  }
}
