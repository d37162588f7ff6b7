/** What an owner does by the link of a delivered report, through the gateway. */

export interface OwnersVersion {
  id: string
  kind: string
  state: 'waiting' | 'reading' | 'completed' | 'failed'
  shown: boolean
}
interface Answer {
  status: number
  body: { id: string; code?: string; state?: string }
}
interface Versions {
  versions: OwnersVersion[]
  asked: { id: string; state: string }[]
}

export function createOwner(siteUrl: string, reportId: string) {
  let calls = 0
  async function call<Body>(method: string, path: string, body?: object): Promise<{ status: number; body: Body }> {
    // Each call comes from another address, because limits are meant for people.
    const from = `10.9.${(calls >> 8) & 255}.${calls++ & 255}`
    const response = await fetch(`${siteUrl}/api/business-reports/${reportId}${path}`, {
      method,
      headers: { 'x-forwarded-for': from, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
    return { status: response.status, body: (await response.json()) as Body }
  }
  const read = async (): Promise<Versions> => (await call<Versions>('GET', '/versions')).body

  return {
    reportId,
    recheck: (component: string): Promise<Answer> => call('POST', '/rechecks', { component }),
    reaudit: (): Promise<Answer> => call('POST', '/reaudit'),
    remind: (): Promise<Answer> => call('POST', '/reminder', { wanted: true }),
    object: (component: string): Promise<Answer> =>
      call('POST', '/objections', { component, finding: null, choice: 'not-true', sentence: 'It is there.' }),
    read,
    /** Whether the version is in this state. */
    isIn: async (id: string, state: OwnersVersion['state']): Promise<boolean> =>
      (await read()).versions.some((version) => version.id === id && version.state === state),
  }
}
export type Owner = ReturnType<typeof createOwner>
