import { mkdirSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { startSandbox } from 'sandbox/ownProcess'
import { launchChromium } from 'scripts/programs/browser'
import { ensureBuild } from './build/build'
import { command } from 'scripts/command/command'
import { layOut } from './screens/contactSheet'
import type { Shot } from './screens/shot'
import { SHOTS } from './screens/shots'
import { FOLDER, takeShot } from './screens/takeShot'
import { type Visit, VISITS } from './screens/variants'
import { wanted } from './screens/wanted'

/** Side by side: each has a sandbox of its own. */
const HANDS = 2

async function takeAll(browser: Browser, tasks: [Shot, Visit][]): Promise<string[]> {
  const problems: string[] = []
  const sandbox = await startSandbox()
  try {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      problems.push(...(await takeShot(browser, sandbox, ...task)))
      console.log(`${task[0].name} (${task[1].name})`)
    }
  } finally {
    await sandbox.stop()
  }
  return problems
}

// `npm run screens -- login phone-auth @dark @small`
await command(async () => {
  const { shots, visits } = wanted(process.argv.slice(2), { shots: SHOTS, visits: VISITS })
  await ensureBuild()
  mkdirSync(FOLDER, { recursive: true })
  const browser = await launchChromium()
  const tasks = shots.flatMap(shot => visits.map((visit): [Shot, Visit] => [shot, visit]))
  try {
    const all = await Promise.all(Array.from({ length: HANDS }, () => takeAll(browser, tasks)))
    for (const problem of all.flat()) console.error(problem)
    console.log(layOut(shots, visits))
    return all.flat().length === 0
  } finally {
    await browser.close()
  }
})
