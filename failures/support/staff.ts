import type { AppSettings } from '@findable/contracts'

interface Answer {
  status: number
  body: Record<string, unknown>
}

/** A member of staff in the back office, through the gateway. Signed in until the session ends. */
export async function signIn(siteUrl: string, password: string) {
  let cookie = ''

  async function call(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(siteUrl + path, {
      method,
      headers: { 'content-type': 'application/json', origin: siteUrl, cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
    const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0])
    if (cookies.length > 0) cookie = cookies.join('; ')
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  }

  const { status } = await call('POST', '/api/admin/login', { username: 'admin', password })
  if (status !== 200) throw new Error(`staff cannot sign in: ${status}`)
  return {
    createGoldStandard: (website: string) =>
      call('POST', '/api/admin/gold-standard-reports', { businessName: website, businessWebsite: website }),
    deleteReport: (id: string) => call('DELETE', `/api/admin/business-reports/${id}`),
    readSettings: () => call('GET', '/api/admin/settings'),
    saveAppSettings: (settings: AppSettings) => call('PATCH', '/api/admin/settings/app', settings),
    saveEmailSettings: (settings: object) => call('PATCH', '/api/admin/settings/email', settings),
  }
}
