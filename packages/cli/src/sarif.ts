import { createHash } from 'node:crypto'
import {
  findingKey,
  goodFrom,
  guidePath,
  problemsOf,
  scoreBands,
  type AuditResult,
  type ComponentResult,
  type Finding,
} from '@findable/contracts'

/**
 * The problems as SARIF 2.1.0, for GitHub code scanning and others: https://docs.oasis-open.org/sarif/sarif/v2.1.0/.
 * What could not be measured is a notification and no result.
 */
export function renderSarif(result: AuditResult, publicUrl: string): string {
  const { components, engineVersion } = result
  const run = {
    tool: {
      driver: {
        name: 'Findable',
        version: engineVersion,
        informationUri: publicUrl,
        rules: components.map(({ id, title, criteria }) => ({
          id,
          shortDescription: { text: title },
          fullDescription: { text: criteria },
          help: { text: `${criteria} Guide: ${publicUrl}${guidePath(id)}` },
          helpUri: publicUrl + guidePath(id),
        })),
      },
    },
    invocations: [
      {
        executionSuccessful: true,
        endTimeUtc: result.auditedAt,
        toolExecutionNotifications: components
          .filter(({ outcome }) => outcome !== 'scored')
          .map(({ id, title, outcome, reason }) => ({
            level: 'note',
            message: {
              text: `${title} ${outcome === 'notMeasured' ? 'was not measured' : 'does not apply'}: ${reason}`,
            },
            associatedRule: { id },
          })),
      },
    ],
    results: components.flatMap((component) => resultsOf(component, result)),
  }
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }
  return `${JSON.stringify(log)}\n`
}

function resultsOf(component: ComponentResult, result: AuditResult): object[] {
  return problemsOf(component).map((problem) => {
    const address = addressOf(problem, result)
    return {
      ruleId: component.id,
      level: levelOf(component.score!),
      message: { text: `${problem.text} Seen at ${address}` },
      // Without "https://", for which GitHub refuses the whole file: it takes only what could lie in a repository.
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: address.replace(/^https?:\/\//, '').replace(/\/$/, '') },
            region: { startLine: 1 },
          },
        },
      ],
      partialFingerprints: { 'problem/v1': hash(`${component.id} ${findingKey(problem)}`) },
    }
  })
}

const poorBelow = scoreBands.find(({ id }) => id === 'needs-improvement')!.from

/** As the score's colours: poor, needs work, good. */
const levelOf = (score: number): 'error' | 'warning' | 'note' =>
  score < poorBelow ? 'error' : score < goodFrom ? 'warning' : 'note'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** The page on which a problem was seen; the home page where it was seen on no single page. */
const addressOf = ({ page }: Finding, { target }: AuditResult): string =>
  URL.parse(page ?? '', target.url)?.href ?? target.url
