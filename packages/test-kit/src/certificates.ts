import 'reflect-metadata'
import * as x509 from '@peculiar/x509'

export interface LocalCertificate {
  key: string
  cert: string
  /** The root certificate to trust. */
  ca: string
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const day = 86_400_000

/** A certificate for some hosts, signed by a root made for the test. */
export async function issueCertificate(
  hosts: string[],
  { validFrom = new Date(Date.now() - day), validTo = new Date(Date.now() + 90 * day) } = {},
): Promise<LocalCertificate> {
  const rootKeys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const notBefore = new Date(Date.now() - 365 * day)
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=Test Root',
    notBefore,
    notAfter: new Date(Date.now() + 365 * day),
    keys: rootKeys,
    signingAlgorithm: algorithm,
    extensions: [new x509.BasicConstraintsExtension(true, 1, true)],
  })
  const leaf = await x509.X509CertificateGenerator.create({
    subject: `CN=${hosts[0]}`,
    issuer: root.subject,
    notBefore: validFrom,
    notAfter: validTo,
    signingKey: rootKeys.privateKey,
    publicKey: keys.publicKey,
    signingAlgorithm: algorithm,
    extensions: [new x509.SubjectAlternativeNameExtension(hosts.map((value) => ({ type: 'dns' as const, value })))],
  })
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  return {
    key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`,
    cert: leaf.toString('pem'),
    ca: root.toString('pem'),
  }
}
