import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fuzz } from './fuzz.ts'
import { randomFrom } from './random.ts'
import { targets, type TargetName } from './targets.ts'

// npm run fuzz                                         ten million bytes for each reader of strangers' bytes, and whole
//                                                      websites through the database to a delivered report
// npm run fuzz -- --bytes 1e8 --seed 7 html robots     more of them, other cases, only these readers
// npm run fuzz -- --seed 7 --case 1234 html            one case again, as a failure names it

const { values, positionals } = parseArgs({
  options: {
    bytes: { type: 'string', default: '1e7' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    case: { type: 'string' },
  },
  allowPositionals: true,
})
const seed = Number(values.seed)
const bytes = Number(values.bytes)
/** Not a reader in the engine: this tests what happens to its results. */
const reports = 'reports'
const known = [...Object.keys(targets), reports]
const names = positionals.length > 0 ? positionals : known
const readers = names.filter((name): name is TargetName => Object.hasOwn(targets, name))
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length > 0 || !Number.isInteger(seed) || !(bytes > 0)) {
  console.error(
    unknown.length > 0
      ? `There is no ${unknown.join(', ')}; there are ${known.join(', ')}.`
      : '--seed and --bytes take numbers.',
  )
  process.exit(2)
}

if (values.case !== undefined) {
  for (const name of readers) {
    const { bytes: size } = await targets[name](randomFrom(seed * 1_000_003 + Number(values.case)))
    console.log(`${name}: borne, ${size} bytes`)
  }
  process.exit()
}

for (const target of readers) {
  const { cases, bytes: size, slowest, failures } = await fuzz({ target, seed, bytes })
  const slow = `slowest ${Math.round(slowest.took)} ms (case ${slowest.number})`
  console.log(`${target.padEnd(8)} seed ${seed}: ${cases} cases, ${size} bytes, ${slow}, ${failures.length} failures`)
  for (const { number, problem } of failures) console.log(`  case ${number}: ${problem}`)
  if (failures.length > 0) process.exitCode = 1
}

const bytesOfSite = 50_000
if (names.includes(reports)) {
  const { status } = spawnSync(
    'pnpm',
    ['exec', 'vitest', 'run', '--project', 'integration', 'services/reports/test/hostile-websites'],
    {
      cwd: join(import.meta.dirname, '../../../..'),
      stdio: 'inherit',
      env: { ...process.env, FUZZ_SEED: String(seed), FUZZ_SITES: String(Math.ceil(bytes / bytesOfSite)) },
    },
  )
  if (status !== 0) process.exitCode = 1
}
