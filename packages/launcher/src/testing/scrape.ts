import { readFile } from 'node:fs/promises'
import { homePlaces } from '../home.ts'
import { metricsToken } from './run-start.ts'

interface Target {
  targets: [string]
  labels: { process: string }
}

/** Every series of every process of the running product, as `name{labels}`, with the process as a label. */
export async function scrape(home: string): Promise<Map<string, number>> {
  const targets = JSON.parse(await readFile(homePlaces(home).metricsTargets, 'utf8')) as Target[]
  const series = new Map<string, number>()
  for (const { targets: at, labels } of targets) {
    const response = await fetch(`http://${at[0]}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
    if (!response.ok) throw new Error(`${labels.process} answered ${response.status}`)
    for (const [, name, inside = '', value] of (await response.text()).matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)) {
      series.set(`${name}{process="${labels.process}",${inside}}`, Number(value))
    }
  }
  return series
}
