import { parseArgs } from 'node:util'
import { formatTable } from './bench/formatTable'
import { MEASURES } from './bench/measures'
import { launchChromium } from './browser'
import { Complaint, command } from './command'

const RUNS = '5'

await command(async () => {
  const options = { runs: { type: 'string', default: RUNS } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const chosen = MEASURES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  if (chosen.length === 0) throw new Complaint(`There are ${MEASURES.map(({ name }) => name).join(', ')}.`)

  const say = (line: string): void => console.error(line)
  const browser = await launchChromium()
  try {
    for (const { run } of chosen) {
      const tables = await run({ browser, runs: Number(values.runs), say })
      for (const table of tables) console.log(`\n${formatTable(table)}\n`)
    }
  } finally {
    await browser.close()
  }
  return true
})
