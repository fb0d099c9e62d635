import { readFileSync, writeFileSync } from 'node:fs'
import { launchChromium } from 'scripts/programs/browser'
import { ensureBuild } from './build/build'
import { keptChunks } from './build/chunks'
import { command } from 'scripts/command/command'
import { judge, type Kept, keptOf } from 'scripts/budget/budget'
import { partsOf } from 'scripts/budget/parts'

const KEPT = 'scripts/budget/kept.json'

await command(async () => {
  await ensureBuild()
  const browser = await launchChromium()
  try {
    const parts = await partsOf('dist', keptChunks(), browser)
    const { ok, lines } = judge(parts, JSON.parse(readFileSync(KEPT, 'utf8')) as Kept)
    console.log(lines.join('\n'))
    if (process.argv.includes('--accept')) writeFileSync(KEPT, `${JSON.stringify(keptOf(parts), null, 2)}\n`)
    return ok
  } finally {
    await browser.close()
  }
})
