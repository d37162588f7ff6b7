import { gunzipSync, gzipSync } from 'node:zlib'
import type { ServiceId } from '../sources/outside/service-list.ts'
import type { ServiceAnswer } from '../sources/outside/services.ts'
import type { SeenCertificate } from '../sources/web/connections.ts'
import type { Rendering, Viewing } from '../sources/rendered/renderer.ts'
import type { Answer, AskOptions, NoAnswer } from '../sources/web/web.ts'

/** Everything that came from outside during an audit: enough to repeat it without a network. */
export interface Recording {
  /** As a person typed it. */
  website: string
  /** ISO 8601, UTC; the current time in every replay. */
  at: string
  /** Answers of websites by `exchangeKey`, in the order they were requested. */
  exchanges: Record<string, (RecordedAnswer | NoAnswer)[]>
  certificates: Record<string, RecordedCertificate | null>
  /** What a browser showed for script-built pages, by address, so that a replay needs no browser. */
  rendered: Record<string, Rendering>
  /**
   * What was measured of the home page on a phone. Its picture is left out: browsers draw the same page in different
   * bytes.
   */
  viewed?: Viewing
  /** The outside services that were available. */
  services: ServiceId[]
  /** Their answers, by `questionKey`. */
  answers: Record<string, ServiceAnswer | { failure: string }>
}

type RecordedAnswer = Omit<Answer, 'body'> & { body: { text: string } | { base64: string } | null }
/** The part of a certificate that the engine reads. */
type RecordedCertificate = Omit<SeenCertificate, 'certificate'> & {
  certificate: Pick<SeenCertificate['certificate'], 'issuer' | 'valid_from' | 'valid_to' | 'subjectaltname'>
}

/** The same address may be requested in several ways: as a page, for its status, or for where it leads. */
export const exchangeKey = (url: string, { method = 'GET', reads, follows }: AskOptions): string =>
  [method, ...(reads ? ['selective'] : []), ...(follows ? ['bounded'] : []), url].join(' ')

/** Keeps recordings readable where possible: a UTF-8 body is stored as text. */
export function recordedAnswer(answer: Answer | NoAnswer): RecordedAnswer | NoAnswer {
  if (answer.outcome === 'failed' || answer.body === null) return answer as NoAnswer | (Answer & { body: null })
  const text = answer.body.toString('utf8')
  const isText = Buffer.from(text, 'utf8').equals(answer.body)
  return { ...answer, body: isText ? { text } : { base64: answer.body.toString('base64') } }
}

export function playedAnswer(recorded: RecordedAnswer | NoAnswer): Answer | NoAnswer {
  if (recorded.outcome === 'failed' || recorded.body === null) return recorded as NoAnswer | (Answer & { body: null })
  const { body } = recorded
  return { ...recorded, body: 'text' in body ? Buffer.from(body.text, 'utf8') : Buffer.from(body.base64, 'base64') }
}

export function recordedCertificate(seen: SeenCertificate | null): RecordedCertificate | null {
  if (seen === null) return null
  const { issuer, valid_from, valid_to, subjectaltname } = seen.certificate
  return { ...seen, certificate: { issuer, valid_from, valid_to, ...(subjectaltname ? { subjectaltname } : {}) } }
}

/** The bytes of a recording file: compressed JSON. */
export const packRecording = (recording: Recording): Buffer => gzipSync(JSON.stringify(recording), { level: 9 })
export const unpackRecording = (file: Buffer): Recording => JSON.parse(gunzipSync(file).toString('utf8')) as Recording
