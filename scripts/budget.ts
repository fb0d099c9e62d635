import { launchChromium } from './browser'
import { ensureBuild } from './build/build'
import { judge } from './load/budget'
import { firstLoad } from './load/firstLoad'

await ensureBuild()
const browser = await launchChromium()
try {
  const { ok, lines } = judge(await firstLoad('dist', browser))
  console.log(lines.join('\n'))
  process.exitCode = ok ? 0 : 1
} finally {
  await browser.close()
}
