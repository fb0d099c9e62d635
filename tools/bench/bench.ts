import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { formatTable, keepFigures, type Measure, type Table } from './tables'
import { MEASURED } from './measuredBrowser'
import { launchChromium } from 'scripts/programs/chromium'
import { Complaint, command } from 'scripts/command/command'
import { hosts } from './hosts'
import { journeys } from 'tools/bench/journeys/journeys'
import { lighthouse } from 'tools/bench/lighthouse/lighthouse'
import { loads } from 'tools/bench/load/loads'
import { packages } from './packages'
import { patterns } from './patterns'
import { returning } from 'tools/bench/release/returning'
import { scrolling } from './scroll'
import { availableParallelism } from 'node:os'
import type { Browser } from 'playwright-core'

/** Returns the versions behind the figures; nothing that identifies the machine. */
export const machine = (browser: Browser): Table => ({
  title: 'Measured with',
  columns: ['', ''],
  rows: [
    ['processor cores', String(availableParallelism())],
    ['Node', process.version],
    ['Chromium', browser.version()],
  ],
})

/** The measurements of `npm run bench`, in order. */
export const MEASURES: Measure[] = [
  packages,
  loads,
  returning,
  lighthouse,
  journeys,
  hosts,
  patterns,
  scrolling,
]

const RUNS = '8'
const KEPT_IN = 'docs/reports/performance.md'

// `npm run bench -- load lighthouse --runs 12` takes only these measurements. `--print` stores nothing.
await command(async () => {
  const options = { runs: { type: 'string', default: RUNS }, print: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const runs = Number(values.runs)
  const names = MEASURES.map(({ name }) => name)
  const unknown = positionals.filter(name => !names.includes(name))
  if (unknown.length > 0)
    throw new Complaint(
      `Unknown measurement: ${unknown.join(', ')}. The measurements are ${names.join(', ')}.`,
    )
  if (!Number.isInteger(runs) || runs < 1) throw new Complaint('--runs must be an integer of at least 1.')

  const chosen = MEASURES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  const print = (line: string): void => console.error(line)
  const browser = await launchChromium(MEASURED)
  try {
    for (const { name, run } of [
      { name: 'machine', run: () => Promise.resolve([machine(browser)]) },
      ...chosen,
    ]) {
      const tables = await run({ browser, runs, print })
      for (const table of tables) console.log(`\n${formatTable(table)}\n`)
      if (!values.print) writeFileSync(KEPT_IN, keepFigures(readFileSync(KEPT_IN, 'utf8'), name, tables))
    }
  } finally {
    await browser.close()
  }
  return true
})
