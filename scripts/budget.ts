import { launchChromium } from './browser'
import { ensureBuild } from './build/build'
import { command } from './command'
import { judge } from './load/budget'
import { firstLoad } from './load/firstLoad'

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
