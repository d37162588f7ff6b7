import { vi } from 'vitest'

/**
 * The server's answers by method and path: a body, `[status, body]` for a status other than 200, or a function that
 * returns either. Returns the calls that were made.
 */
export function answerWith(
  answers: Record<string, unknown>,
): { method: string; path: string; body: unknown; headers: Headers }[] {
  const calls: { method: string; path: string; body: unknown; headers: Headers }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    const name = `${method} ${path.split('?')[0]}`
    calls.push({
      method,
      path,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    })
    if (!(name in answers)) throw new TypeError(`no answer for ${name}`)
    const answer = answers[name]
    const given = typeof answer === 'function' ? answer() : answer
    if (given instanceof Response) return given
    const [status, body] = Array.isArray(given) ? given : [200, given]
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status: status as number })
  })
  return calls
}

export const failure = (status: number, code: string, error = 'public text') => [
  status,
  { error, code, requestId: 'r' },
]
