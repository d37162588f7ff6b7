import { buildRequest, type Answer, type Endpoint, type RequestInput } from '@findable/contracts'
import { asNewClient, runningProduct } from '@findable/test-kit'

/** A member of staff without a browser. Every call comes from an address of its own, as limits count by address. */
export function staffClient() {
  /** By name. */
  const cookies = new Map<string, string>()
  return {
    async call<E extends Endpoint>(endpoint: E, input?: RequestInput) {
      const { siteUrl } = runningProduct()
      const { path, init } = buildRequest(endpoint, input)
      const cookie = [...cookies.values()].join('; ')
      const headers = { ...init.headers, origin: siteUrl, cookie, ...asNewClient() }
      const response = await fetch(siteUrl + path, { ...init, headers })
      for (const given of response.headers.getSetCookie()) cookies.set(given.split('=')[0], given.split(';')[0])
      return { status: response.status, body: (await response.json()) as Answer<E> }
    },
  }
}
