import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { asMarkdown, keepFigures, type Measure } from './tables'
import { launchChromium } from 'scripts/programs/chromium'
import { Complaint, command } from 'scripts/command/command'
import { measureHosts } from './hosts'
import { measureJourneys } from './journeys/journeys'
import { measureLighthouse } from './lighthouse'
import { measureLoads } from './load/loads'
import { measureReturning } from './returning'
import { MEASURED } from './visit/withPage'
import { availableParallelism } from 'node:os'

/** Returns the versions behind the figures; nothing that identifies the machine. */
const machine: Measure = ({ browser }) =>
  Promise.resolve([
    {
      title: 'Measured with',
      columns: ['', ''],
      rows: [
        ['processor cores', String(availableParallelism())],
        ['Node', process.version],
        ['Chromium', browser.version()],
      ],
    },
  ])

/** The measurements of `npm run bench`, in order. */
const MEASURES: Record<string, Measure> = {
  load: measureLoads,
  release: measureReturning,
  lighthouse: measureLighthouse,
  journeys: measureJourneys,
  hosts: measureHosts,
}

const RUNS = '8'
const KEPT_IN = 'docs/reports/performance.md'

// `npm run bench -- load lighthouse --runs 12` takes only these measurements. `--print` stores nothing.
await command(async () => {
  const options = { runs: { type: 'string', default: RUNS }, print: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const runs = Number(values.runs)
  const unknown = positionals.filter(name => !Object.hasOwn(MEASURES, name))
  if (unknown.length > 0)
    throw new Complaint(
      `Unknown measurement: ${unknown.join(', ')}. The measurements are ${Object.keys(MEASURES).join(', ')}.`,
    )
  if (!Number.isInteger(runs) || runs < 1) throw new Complaint('--runs must be an integer of at least 1.')

  const chosen = Object.entries(MEASURES).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  )
  const print = (line: string): void => console.error(line)
  const browser = await launchChromium(MEASURED)
  try {
    for (const [name, measure] of [['machine', machine] as const, ...chosen]) {
      const tables = await measure({ browser, runs, print })
      for (const table of tables) console.log(`\n${asMarkdown(table)}\n`)
      if (!values.print) writeFileSync(KEPT_IN, keepFigures(readFileSync(KEPT_IN, 'utf8'), name, tables))
    }
  } finally {
    await browser.close()
  }
  return true
})
