import type { VitestReport } from '@findable/test-kit/run'

/** A row is a test whose name starts with its id. */
const rowName = /^([A-Z]\d+|soak) (.*)$/
/** As in the matrix: payments, start, kills, Redis, database, mail, websites, workers, Chromium, name servers, shutdown, deadline, versions, bad input, traces. */
const groups = 'PSKRDMWOCNGZVBT'

interface Row {
  id: string
  cells: [id: string, injected: string, outcome: string, seconds: string]
}

/** The failure matrix as a table: id, injected, outcome, seconds. */
export function drawTable({ testResults }: VitestReport): string {
  const rows = testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(readRow)).toSorted(byId)
  const table = [['id', 'injected', 'outcome', 'seconds'], ...rows.map(({ cells }) => cells)]
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((line) => line[column]!.length)))
  return table.map((line) => line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')).join('\n')
}

function readRow({ title, status, duration, meta }: VitestReport['testResults'][0]['assertionResults'][0]): Row[] {
  const [, id, injected] = rowName.exec(title) ?? []
  if (!id || !injected || (status !== 'passed' && status !== 'failed')) return []
  const outcome = typeof meta['outcome'] === 'string' ? meta['outcome'] : 'did not settle'
  const seconds = ((duration ?? 0) / 1_000).toFixed(1)
  return [{ id, cells: [id, injected, status === 'passed' ? outcome : `FAILED: ${outcome}`, seconds] }]
}

function byId(a: Row, b: Row): number {
  const place = ({ id }: Row) => groups.indexOf(id[0]!) * 100 + Number(id.slice(1))
  return (place(a) || Infinity) - (place(b) || Infinity) || 0
}
