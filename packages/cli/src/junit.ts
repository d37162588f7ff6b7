import { overall, pillars, scoresOf, type AuditResult, type Scored } from '@findable/contracts'

/** One test for the whole and one for each component, as JUnit XML. `failed` says by id why a test failed. */
export function renderJunit(result: AuditResult, failed: ReadonlyMap<string, string>): string {
  const scores = scoresOf(result)
  const skipped = scores.filter(({ score }) => score === null).length
  const counts = `tests="${scores.length}" failures="${failed.size}" skipped="${skipped}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Findable" ${counts}>`,
    `<testsuite name="${escape(result.target.host)}" timestamp="${escape(result.auditedAt)}" ${counts}>`,
    ...scores.map((scored) => testcase(scored, failed.get(scored.id))),
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function testcase({ id, title, score, reason }: Scored, failure: string | undefined): string {
  const pillar =
    id === overall
      ? title
      : Object.values(pillars).find(({ components }) => components.some((one) => one === id))?.title
  const start = `<testcase classname="${escape(pillar ?? '')}" name="${escape(title)}">`
  if (score === null) return `${start}<skipped message="${escape(reason ?? '')}"/></testcase>`
  if (failure) return `${start}<failure message="${escape(failure)}"/></testcase>`
  return `${start}</testcase>`
}

/** Texts from websites are untrusted: XML allows no control characters, not even escaped. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
