import { readFileSync, writeFileSync } from 'node:fs'
import { launchChromium } from 'scripts/programs/chromium'
import { ensureBuild } from './build/build'
import { readStoredChunks } from './build/chunks'
import { command } from 'scripts/command/command'
import { judge, type Baseline, baselineOf } from 'scripts/budget/budget'
import { partsOf } from 'scripts/budget/parts'

const BASELINE_FILE = 'scripts/budget/kept.json'

await command(async () => {
  await ensureBuild()
  const browser = await launchChromium()
  try {
    const parts = await partsOf('dist', readStoredChunks(), browser)
    const accepts = process.argv.includes('--accept')
    const before = JSON.parse(readFileSync(BASELINE_FILE, 'utf8')) as Baseline
    const { ok, lines } = judge(parts, before, accepts)
    console.log(lines.join('\n'))
    if (accepts) writeFileSync(BASELINE_FILE, `${JSON.stringify(baselineOf(parts), null, 2)}\n`)
    return ok
  } finally {
    await browser.close()
  }
})
