import type { TlsCertificate } from '../../sources/source.ts'
import { list } from '../wording/phrases.ts'

/** What each behaviour of the plain http address is worth (our judgement) and its wording after the address. */
export const redirect: Record<TlsCertificate['http'], { met: number; saw: string }> = {
  'redirects-to-https': { met: 1, saw: 'leads to https' },
  closed: { met: 0.8, saw: 'does not answer, so nobody can use the site without encryption' },
  'redirects-elsewhere': { met: 0.5, saw: 'leads to an address that is not secure' },
  answers: { met: 0, saw: 'answers itself and does not lead to https' },
}

/** The server leaves out the issuer's certificate, which many browsers fetch themselves. */
export const isIncomplete = ({ error }: TlsCertificate): boolean => error !== null && missingIssuer.has(error)

const missingIssuer = new Set([
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
])

/** Why browsers refuse the certificate, as half a sentence. */
export const explain = ({ error, host, names }: TlsCertificate): string => {
  switch (error) {
    case 'CERT_HAS_EXPIRED':
      return 'it has expired'
    case 'CERT_NOT_YET_VALID':
      return 'it is not valid yet'
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `it belongs to another host name (${list(names.slice(0, 3)) || 'none'}), not to ${host}`
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
      return 'it was not issued by anyone that browsers trust'
    default:
      return error !== null && missingIssuer.has(error)
        ? 'the server does not send the certificate of the issuer'
        : 'browsers cannot verify it'
  }
}
