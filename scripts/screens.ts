import { mkdirSync, rmSync } from 'node:fs'
import { startSandbox } from 'test/support/sandbox'
import { launchChromium } from './browser'
import { ensureBuild } from './build/build'
import { command } from './command'
import { layOut } from './screens/contactSheet'
import { SHOTS } from './screens/shots'
import { FOLDER, takeShot } from './screens/takeShot'
import { VARIANTS } from './screens/variants'

// `npm run screens -- login phone-auth` takes the shots whose names begin so.
const beginnings = process.argv.slice(2)
const shots = SHOTS.filter(
  ({ name }) => beginnings.length === 0 || beginnings.some(beginning => name.startsWith(beginning)),
)

await command(async () => {
  await ensureBuild()
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  const sandbox = await startSandbox()
  const browser = await launchChromium()
  const problems: string[] = []
  try {
    for (const shot of shots) {
      for (const variant of VARIANTS) {
        const problem = await takeShot(browser, sandbox, shot, variant)
        if (problem) problems.push(problem)
      }
      console.log(shot.name)
    }
    console.log(await layOut(browser, shots))
  } finally {
    await browser.close()
    await sandbox.stop()
  }
  for (const problem of problems) console.error(problem)
  return problems.length === 0
})
