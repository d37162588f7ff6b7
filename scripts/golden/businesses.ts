import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packRecording, unpackRecording, type Recording } from '@findable/audit-engine'
import type { AuditResult } from '@findable/contracts'

/** A folder for each recorded business: what its website and the other sources answered, and the result. */
const goldenFolder = join(import.meta.dirname, '../../packages/audit-engine/golden')

const recordingOf = (host: string) => join(goldenFolder, host, 'recording.json.gz')
const resultOf = (host: string) => join(goldenFolder, host, 'result.json')
const scoresFile = join(goldenFolder, 'scores.json')

/** Overall score of each business, by engine version, oldest first. */
export type ScoreHistory = Record<string, Record<string, number | null>>

export const recordedHosts = (): string[] =>
  readdirSync(goldenFolder)
    .filter((host) => existsSync(recordingOf(host)))
    .toSorted()

export const readRecording = (host: string): Recording => unpackRecording(readFileSync(recordingOf(host)))

export const readResult = (host: string): AuditResult | null =>
  existsSync(resultOf(host)) ? (JSON.parse(readFileSync(resultOf(host), 'utf8')) as AuditResult) : null

export function writeRecording(host: string, recording: Recording): void {
  mkdirSync(join(goldenFolder, host), { recursive: true })
  writeFileSync(recordingOf(host), packRecording(recording))
}

export const writeResult = (host: string, result: AuditResult): void => writeJson(resultOf(host), result)

export const readScores = (): ScoreHistory =>
  existsSync(scoresFile) ? (JSON.parse(readFileSync(scoresFile, 'utf8')) as ScoreHistory) : {}

export const writeScores = (scores: ScoreHistory): void => writeJson(scoresFile, scores)

const writeJson = (file: string, value: unknown): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
