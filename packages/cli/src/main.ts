#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import {
  accessesFor,
  audit,
  createDeps,
  createServices,
  HomeUnreadable,
  industryOfHtml,
  parseTarget,
  readServiceAccesses,
  UnusableAddress,
  type HostMap,
} from '@findable/audit-engine'
import { findHeadlessChromium } from '@findable/local-servers'
import { compare, productHome, sameWebsite, toResultFile, type AuditResult, type Comparison } from '@findable/contracts'
import { readArguments, usage, type AuditCommand } from './arguments.ts'
import { renderComparison } from './comparison-text.ts'
import { exitStatuses } from './exit-statuses.ts'
import { renderJunit } from './junit.ts'
import { notHeld, tooLow, worse } from './limits.ts'
import { readResultFile } from './result-file.ts'
import { findSandboxHosts } from './sandbox-hosts.ts'
import { renderSarif } from './sarif.ts'
import { clearProgress, renderProgress, renderTerminal } from './terminal.ts'
import { UnusableArguments } from './unusable-arguments.ts'

// findable audit <website>: the engine on the command line, without any services.

// Compiles a regular expression for the processor at once, not first for an interpreter. The engine has many long ones, of
// which one run uses each for hundreds of texts: that was an eighth of the CPU of an audit. Not by --no-regexp-tier-up: set while
// the program runs, it made V8 call code that is not there, and one website in some hundred ended the process.
setFlagsFromString('--regexp-tier-up-ticks=0')
// Leaves out the slower of the two optimising compilers, whose code pays in a process that lives longer: a tenth of it.
setFlagsFromString('--no-turbofan')

const publicUrl = process.env['PUBLIC_URL'] ?? productHome

try {
  const command = readArguments(process.argv.slice(2))
  if (command.kind === 'help') process.stdout.write(usage)
  else if (command.kind === 'industry-of')
    for (const page of command.files.map(readPage)) printJsonLine(industryOfHtml(page))
  else await runAudit(command)
} catch (error) {
  if (!(error instanceof Error)) throw error
  process.stderr.write(`${oneLine(error.message)}\n`)
  const unusable = error instanceof UnusableArguments || error instanceof UnusableAddress
  const { code } = exitStatuses[unusable ? 'unusable' : error instanceof HomeUnreadable ? 'unreadable' : 'failed']
  process.exitCode = code
}

async function runAudit({ website, scheme, json, html, edition, ...command }: AuditCommand): Promise<void> {
  const before = command.compare === null ? null : readResultFile(command.compare)
  const hostMap = command.hostMap ?? (await sandboxHostsOf(website))
  const target = parseTarget(website, { scheme, hostMap })
  const real = readServiceAccesses(process.env, { onlyPointed: command.hostMap !== undefined })
  const showsProgress = process.stderr.isTTY
  const result = await audit(
    target,
    createDeps({
      hostMap,
      browser: findHeadlessChromium(),
      // What is seen on a phone belongs to the document; a table or JSON comes faster without.
      viewsHome: html !== null,
      services: createServices(accessesFor(target, hostMap, real)),
      log: { warn: logLine, error: logLine },
      ...(showsProgress ? { onProgress: (progress) => process.stderr.write(renderProgress(progress)) } : {}),
    }),
  ).finally(() => showsProgress && process.stderr.write(clearProgress))
  const comparison = before && comparedWith(before, result, command.compare!)
  if (html) {
    // Loaded only when a report is wanted: most runs do without one.
    const { renderReport } = await import('@findable/report-html')
    writeFileSync(html, renderReport(result, { edition, publicUrl }))
  }
  if (command.sarif) writeFileSync(command.sarif, renderSarif(result, publicUrl))
  if (json) printJsonLine(toResultFile(result))
  else process.stdout.write(renderTerminal(result))
  if (comparison) (json ? process.stderr : process.stdout).write(renderComparison(comparison))
  judge(result, comparison, command)
}

function comparedWith(before: AuditResult, result: AuditResult, file: string): Comparison {
  if (sameWebsite(before, result)) return compare(before, result)
  throw new UnusableArguments(`${file} is of another website: ${before.target.host}, not ${result.target.host}.`)
}

/** Says what fails, on stderr and as JUnit XML, and sets the exit status. */
function judge(
  result: AuditResult,
  comparison: Comparison | null,
  {
    limits,
    failOnWorse,
    acrossEngines,
    junit,
  }: Pick<AuditCommand, 'limits' | 'failOnWorse' | 'acrossEngines' | 'junit'>,
): void {
  const low = tooLow(result, limits)
  const fallen = failOnWorse && comparison ? worse(comparison, acrossEngines) : new Map<string, string>()
  if (junit) writeFileSync(junit, renderJunit(result, new Map([...fallen, ...low])))
  for (const text of [...notHeld(result, limits), ...low.values(), ...fallen.values()])
    process.stderr.write(`${oneLine(text)}\n`)
  if (low.size > 0) process.exitCode = exitStatuses.tooLow.code
  else if (fallen.size > 0) process.exitCode = exitStatuses.worse.code
}

/** The sandbox's host map, but only for its own demo websites. */
async function sandboxHostsOf(website: string): Promise<HostMap | undefined> {
  const { host } = parseTarget(website)
  const hostMap = await findSandboxHosts()
  return hostMap?.hosts.has(host) ? hostMap : undefined
}

function readPage(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new UnusableArguments(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

function printJsonLine(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}

function logLine(details: object, message: string): void {
  process.stderr.write(`${oneLine(`${message}: ${JSON.stringify(details)}`)}\n`)
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
}
