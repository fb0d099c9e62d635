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

/** Side by side: each has a sandbox of its own. */
const HANDS = 2

// `npm run screens -- login phone-auth @dark @320` takes the shots whose names begin so, in the views whose names hold the others.
const words = process.argv.slice(2)
const beginnings = words.filter(word => !word.startsWith('@'))
const parts = words.filter(word => word.startsWith('@')).map(word => word.slice(1))
const shots = SHOTS.filter(
  ({ name }) => beginnings.length === 0 || beginnings.some(beginning => name.startsWith(beginning)),
)
const visits = VISITS.map(visit => ({
  ...visit,
  views: visit.views.filter(({ name }) => parts.length === 0 || parts.some(part => name.includes(part))),
})).filter(({ views }) => views.length > 0)

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

await command(async () => {
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
