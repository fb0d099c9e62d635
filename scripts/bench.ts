import { parseArgs } from 'node:util'
import { formatTable } from './bench/formatTable'
import { MEASURES } from './bench/measures'
import { launchChromium } from './browser'

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '7' } },
  allowPositionals: true,
})
const chosen = MEASURES.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
if (chosen.length === 0) throw new Error(`There are ${MEASURES.map(({ name }) => name).join(', ')}.`)

const browser = await launchChromium()
try {
  const say = (line: string): void => console.error(line)
  for (const { run } of chosen) {
    for (const table of await run({ browser, runs: Number(values.runs), say })) {
      console.log(`\n${formatTable(table)}\n`)
    }
  }
} finally {
  await browser.close()
}
