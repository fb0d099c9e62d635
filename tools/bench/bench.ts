import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { formatTable } from './formatTable'
import { keepFigures } from './keepFigures'
import { machine } from './machine'
import { MEASURED } from './measuredBrowser'
import { MEASURES } from './measures'
import { launchChromium } from 'scripts/programs/browser'
import { Complaint, command } from 'scripts/command/command'

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
