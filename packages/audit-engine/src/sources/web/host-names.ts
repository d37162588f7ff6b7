import { withoutWww } from '@findable/contracts'
import { remembered } from '../../text/remembered.ts'

/** `localhost.` and `localhost` are the same name. */
export const bareHost = (hostname: string): string => hostname.toLowerCase().replace(/\.+$/, '')

/** One name for a host with and without www. */
export const siteHost = (hostname: string): string => withoutWww(bareHost(hostname))

/** The host of an address, without www; '' when it is not an address. */
export const hostOf = remembered((url) => siteHost(URL.parse(url)?.hostname ?? ''))

/** The path of an address; '' when it is not an address. */
export const pathnameOf = remembered((url) => URL.parse(url)?.pathname ?? '')
