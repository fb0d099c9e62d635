import { launchChromium } from 'scripts/programs/browser'
import { ensureBuild } from './build/build'
import { command } from 'scripts/command/command'
import { judge } from 'scripts/budget/budget'
import { firstLoad } from 'scripts/budget/firstLoad'

await command(async () => {
  await ensureBuild()
  const browser = await launchChromium()
  try {
    const { ok, lines } = judge(await firstLoad('dist', browser))
    console.log(lines.join('\n'))
    return ok
  } finally {
    await browser.close()
  }
})
