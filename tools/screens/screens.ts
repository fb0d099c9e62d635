import { mkdirSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { ensureFonts } from 'scripts/programs/fonts'
import { startSandbox } from 'sandbox/ownProcess'
import { launchChromium } from 'scripts/programs/chromium'
import { ensureBuild } from 'scripts/build/build'
import { command } from 'scripts/command/command'
import { TRANSLATED } from 'scripts/messages/state'
import { layOut } from './contactSheet'
import { type Phrasebook, phrasebooks } from './phrasebook'
import type { Shot } from './shot'
import { SHOTS } from './shots'
import { FOLDER, takeShot } from './takeShot'
import { type Visit, VISITS } from './variants'
import { wanted } from './wanted'

/** The number of parallel workers, each with a separate sandbox. */
const WORKERS = 2

async function takeAll(browser: Browser, tasks: [Shot, Visit][], books: Phrasebook[]): Promise<string[]> {
  const problems: string[] = []
  const sandbox = await startSandbox()
  try {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      problems.push(...(await takeShot(browser, sandbox, ...task, books)))
      console.log(`${task[0].name} (${task[1].name})`)
    }
  } finally {
    await sandbox.stop()
  }
  return problems
}

// `npm run screens -- login phone-auth @dark @small :ar :ru`
await command(async () => {
  const all = { shots: SHOTS, visits: VISITS, languages: TRANSLATED }
  const { shots, visits, languages } = wanted(process.argv.slice(2), all)
  const books = (await phrasebooks()).filter(({ language }) => languages.includes(language))
  ensureFonts()
  await ensureBuild()
  mkdirSync(FOLDER, { recursive: true })
  const browser = await launchChromium()
  const tasks = shots.flatMap(shot => visits.map((visit): [Shot, Visit] => [shot, visit]))
  try {
    const all = await Promise.all(Array.from({ length: WORKERS }, () => takeAll(browser, tasks, books)))
    for (const problem of all.flat()) console.error(problem)
    console.log(layOut(shots, visits, languages))
    return all.flat().length === 0
  } finally {
    await browser.close()
  }
})
