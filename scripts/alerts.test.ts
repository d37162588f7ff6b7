import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alerts } from '@findable/contracts'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const monitoring = join(import.meta.dirname, '../monitoring')
const rulesFile = join(monitoring, 'alerts.yml')

interface Rule {
  alert: string
  annotations: { summary: string }
}
const { groups } = parse(await readFile(rulesFile, 'utf8')) as { groups: [{ rules: Rule[] }] }
const [{ rules }] = groups
const dashboard = JSON.parse(await readFile(join(monitoring, 'dashboard.json'), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}

const folder = await mkdtemp(join(tmpdir(), 'findable-alerts-'))
afterAll(() => rm(folder, { recursive: true }))

/** Runs Prometheus's own checker on a file of this content: JSON is YAML. */
async function promtool(command: 'check' | 'test', content: object): Promise<{ passed: boolean; said: string }> {
  const file = join(folder, `${command}.yml`)
  await writeFile(file, JSON.stringify(content))
  const { status, stdout, stderr } = spawnSync('promtool', [command, 'rules', file], { encoding: 'utf8' })
  return { passed: status === 0, said: `${stdout}${stderr}` }
}

/** Values of series, a minute apart, in Prometheus's notation: `0+60x30` is 0, 60, 120 and so on. */
type Values = Record<string, string>

interface Case {
  fires: Values
  quiet: Values
  /** Minutes after the start at which it fires. */
  after: number
  /** What the alert is about. */
  labels: Record<string, string>
}

const requests = (status: string, values: string): Values => ({
  [`http_request_duration_seconds_count{service="gateway",status="${status}"}`]: values,
})
const questions = (outcome: string, values: string): Values => ({
  [`findable_source_requests_total{source="youtube",outcome="${outcome}"}`]: values,
})
const jobs = (waiting: string, active: string): Values => ({
  'findable_queue_jobs{queue="order-paid",state="waiting"}': waiting,
  'findable_queue_jobs{queue="order-paid",state="active"}': active,
})

const backups = (age: string): Values => ({
  findable_backup_age_seconds: age,
  findable_backup_interval_seconds: '3600x80',
})

const cases: Record<string, Case> = {
  PaidOrderWaits: {
    fires: { findable_oldest_unfinished_paid_order_seconds: '0+60x40' },
    quiet: { findable_oldest_unfinished_paid_order_seconds: '0+60x30 0x10' },
    after: 31,
    labels: {},
  },
  OrdersUnwatched: {
    fires: { 'findable_orders{state="paid"}': '1x5 _x20' },
    quiet: { 'findable_orders{state="paid"}': '0x40' },
    after: 15,
    labels: { state: 'paid' },
  },
  ProcessDown: {
    fires: { 'up{job="findable",instance="a:9464"}': '1x5 0x30' },
    // Restarted between two looks.
    quiet: { 'up{job="findable",instance="a:9464"}': '1x5 0 1x30' },
    after: 10,
    labels: { job: 'findable', instance: 'a:9464' },
  },
  RequestsFail: {
    fires: { ...requests('200', '0+97x40'), ...requests('503', '0+3x40') },
    quiet: { ...requests('200', '0+99x40'), ...requests('404', '0+50x40'), ...requests('503', '0+1x40') },
    after: 20,
    labels: { service: 'gateway' },
  },
  OutboxWaits: {
    fires: { 'findable_outbox_oldest_seconds{service="payments"}': '0 61' },
    quiet: { 'findable_outbox_oldest_seconds{service="payments"}': '0 59 60 0x30' },
    after: 1,
    labels: { service: 'payments' },
  },
  QueueStands: {
    fires: jobs('4x40', '0x40'),
    quiet: jobs('4x40', '0x2 1 0x2 1 0x2 1 0x2 1 0x2 1x30'),
    after: 4,
    labels: { queue: 'order-paid' },
  },
  SweepStands: {
    fires: { 'findable_sweep_age_seconds{service="mail",sweep="mails"}': '0+60x30' },
    quiet: {
      'findable_sweep_age_seconds{service="mail",sweep="mails"}': '5x40',
      'findable_sweep_age_seconds{service="mail",sweep="retention"}': '0+60x40',
    },
    after: 7,
    labels: { service: 'mail', sweep: 'mails' },
  },
  PoolExhausted: {
    fires: { 'findable_db_pool{service="mail",state="waiting"}': '0 2x30' },
    quiet: { 'findable_db_pool{service="mail",state="waiting"}': '0 2 0x30', 'findable_db_pool{state="idle"}': '5x40' },
    after: 3,
    labels: { service: 'mail', state: 'waiting' },
  },
  MailWaits: {
    fires: { findable_mail_oldest_seconds: '3600+60x10' },
    quiet: { findable_mail_oldest_seconds: '3000+60x10' },
    after: 1,
    labels: {},
  },
  ObjectionsOverdue: {
    fires: { findable_objections_overdue: '0 1x30' },
    quiet: { findable_objections_overdue: '0x40' },
    after: 1,
    labels: {},
  },
  BackupLate: {
    fires: backups('3600+60x80'),
    // A large dump that is about to be complete.
    quiet: backups('6900+60x12 0+60x28'),
    after: 71,
    labels: {},
  },
  BackupsUnwatched: {
    fires: backups('0+60x5 _x35'),
    // Restarted between two looks.
    quiet: backups('0+60x5 _x2 480+60x32'),
    after: 25,
    labels: {},
  },
  SourceRefuses: {
    fires: { ...questions('ok', '0+1x60'), ...questions('quota', '0+2x60') },
    quiet: { ...questions('ok', '0+3x60'), ...questions('refused', '0+1x60'), ...questions('late', '0+9x60') },
    after: 30,
    labels: { source: 'youtube' },
  },
}

describe('each alert rule', () => {
  it('has a case that fires and one that does not, and no case is left over', () => {
    expect([...Object.keys(cases), 'Logged'].toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
  })

  it.each(Object.entries(cases))(
    '%s fires when it should, and only then',
    async (alertname, { fires, quiet, after, labels }) => {
      const { annotations } = rules.find(({ alert }) => alert === alertname)!
      const alert = { exp_labels: labels, exp_annotations: annotations }
      const { passed, said } = await promtool('test', {
        rule_files: [rulesFile],
        tests: [
          tried(fires, [{ alertname, eval_time: `${after}m`, exp_alerts: [alert] }]),
          tried(
            quiet,
            [...Array(41).keys()].map((minute) => ({ alertname, eval_time: `${minute}m`, exp_alerts: [] })),
          ),
        ],
      })
      expect([passed, said]).toEqual([true, expect.any(String)])
    },
  )

  it.each(Object.entries(alerts))('Logged fires for %s, once it is logged', async (alert, [service]) => {
    const series = `findable_alerts_total{service="${service}",alert="${alert}"}`
    const { annotations } = rules.find((rule) => rule.alert === 'Logged')!
    const expected = { exp_labels: { service, alert }, exp_annotations: annotations }
    const { passed, said } = await promtool('test', {
      rule_files: [rulesFile],
      tests: [
        tried({ [series]: '0x5 1x30' }, [
          { alertname: 'Logged', eval_time: '5m', exp_alerts: [] },
          { alertname: 'Logged', eval_time: '7m', exp_alerts: [expected] },
          { alertname: 'Logged', eval_time: '20m', exp_alerts: [] },
        ]),
        // Raised before, or counted from 0 by a process that was restarted.
        tried({ [series]: '3x10 0x30' }, [{ alertname: 'Logged', eval_time: '15m', exp_alerts: [] }]),
      ],
    })
    expect([passed, said]).toEqual([true, expect.any(String)])
  })
})

const tried = (values: Values, expected: object[]) => ({
  interval: '1m',
  input_series: Object.entries(values).map(([series, each]) => ({ series, values: each })),
  alert_rule_test: expected,
})

it('every question of the dashboard is one that Prometheus understands', async () => {
  const questions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(questions.length).toBeGreaterThan(20)
  const recorded = questions.map((expr, index) => ({
    record: `question_${index}`,
    expr: expr.replaceAll('$__rate_interval', '1m'),
  }))
  const { passed, said } = await promtool('check', { groups: [{ name: 'dashboard', rules: recorded }] })
  expect([passed, said]).toEqual([true, expect.any(String)])
})

it('docs/operations.md says what to do about each, in the words of the rule', async () => {
  const page = await readFile(join(import.meta.dirname, '../docs/operations.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `([A-Z]\w+)` \| (.+?) \| .+\. \|$/gm)].map(([, name, when]) => [name, when])
  expect(rows).toEqual(rules.map(({ alert, annotations }) => [alert, annotations.summary]))
})
