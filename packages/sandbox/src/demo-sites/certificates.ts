import 'reflect-metadata'
import { createSecureContext, type SecureContext } from 'node:tls'
import * as x509 from '@peculiar/x509'
import type { Store } from '../store.ts'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const day = 86_400_000

export interface CertificateAuthority {
  /** The root certificate, PEM. */
  root: string
  /** A certificate for these names, `valid` for 90 days or `expired` a month ago. */
  issue(names: string[], state: 'valid' | 'expired'): Promise<SecureContext>
}

interface KeptRoot {
  certificate: string
  privateKey: string
}

/** This sandbox's certificate authority. Its root is created once and kept in the store. */
export async function certificateAuthority(store: Store): Promise<CertificateAuthority> {
  const kept = store.get<KeptRoot>('certificate_authority', 'root') ?? (await makeRoot())
  store.put('certificate_authority', 'root', kept)
  const root = new x509.X509Certificate(kept.certificate)
  const rootKey = await crypto.subtle.importKey('pkcs8', fromPem(kept.privateKey), algorithm, false, ['sign'])

  return {
    root: kept.certificate,
    issue: async (names, state) => {
      const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
      const notAfter = Date.now() + (state === 'valid' ? 90 : -30) * day
      const leaf = await x509.X509CertificateGenerator.create({
        subject: `CN=${names[0]}`,
        issuer: root.subject,
        notBefore: new Date(notAfter - 120 * day),
        notAfter: new Date(notAfter),
        signingKey: rootKey,
        publicKey: keys.publicKey,
        signingAlgorithm: algorithm,
        extensions: [
          new x509.SubjectAlternativeNameExtension(names.map((value) => ({ type: 'dns' as const, value }))),
          new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
          await x509.AuthorityKeyIdentifierExtension.create(root.publicKey),
        ],
      })
      const key = toPem(await crypto.subtle.exportKey('pkcs8', keys.privateKey))
      return createSecureContext({ key, cert: leaf.toString('pem') })
    },
  }
}

async function makeRoot(): Promise<KeptRoot> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=Findable sandbox root, O=Not for the public',
    notBefore: new Date(Date.now() - 365 * day),
    notAfter: new Date(Date.now() + 3650 * day),
    keys,
    signingAlgorithm: algorithm,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  return {
    certificate: certificate.toString('pem'),
    privateKey: toPem(await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
  }
}

function toPem(key: ArrayBuffer): string {
  return `-----BEGIN PRIVATE KEY-----\n${Buffer.from(key).toString('base64')}\n-----END PRIVATE KEY-----\n`
}

function fromPem(pem: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(pem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64'))
}
