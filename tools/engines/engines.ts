import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startSandbox } from 'sandbox/ownProcess'
import { ensureBuild } from 'scripts/build/build'
import { RESULTS as WHOLE_RUN } from 'scripts/again/runAll'
import { Complaint, command } from 'scripts/command/command'
import { runNode } from 'scripts/command/run'
import { BROWSERS, WALKING } from './browsers'
import { walked } from './files'
import { leftOutOf, type Report, type Results, resultsOf, resultsOfFile } from './results'
import { type Walk, withWalks } from './tables'

const PAGE = 'docs/browsers.md'
const JEST = ['node_modules/jest/bin/jest.js', '--selectProjects', 'e2e', '--maxWorkers=1', '--json']

const keptAt = (engine: string, file: string): string =>
  path.join('.cache/engines', engine, file.replace(/\.test\.ts$/, '.json'))

const writtenAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

function reportAt(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}

async function walk(engine: string, file: string): Promise<Results> {
  const kept = keptAt(engine, file)
  mkdirSync(path.dirname(kept), { recursive: true })
  rmSync(kept, { force: true })
  await runNode([...JEST, `--outputFile=${kept}`, '--', file], { env: { ENGINE: engine } })
  const report = reportAt(kept)
  return report ? resultsOf(report) : { passed: 0, failed: [file], leftOut: {} }
}

const isWhole = (engine: string, file: string): boolean =>
  engine === 'chromium' && writtenAt(WHOLE_RUN) > writtenAt(keptAt(engine, file))

/** Returns the results of the last walk of a file; `npm test` walks all of them in Chromium. */
function resultsKept(engine: string, file: string): Results | undefined {
  const kept = keptAt(engine, file)
  if (isWhole(engine, file)) {
    const whole = reportAt(WHOLE_RUN)
    const results = whole && resultsOfFile(whole, file)
    if (results) return results
  }
  const own = reportAt(kept)
  return own && resultsOf(own)
}

/** Returns the first and the last day of the walks that count. */
function daysOf(files: string[]): string[] {
  const times = Object.keys(BROWSERS)
    .flatMap(engine => files.map(file => writtenAt(isWhole(engine, file) ? WHOLE_RUN : keptAt(engine, file))))
    .filter(ms => ms > 0)
    .sort((a, b) => a - b)
  const days = [times[0], times.at(-1)].map(ms => new Date(ms ?? Date.now()).toISOString().slice(0, 10))
  return [...new Set(days)]
}

/** Returns the features of all browsers, and the results of the files walked so far. */
async function allWalks(files: string[]): Promise<Walk[]> {
  const sandbox = await startSandbox()
  const walks: Walk[] = []
  for (const [engine, { name, ask }] of Object.entries(BROWSERS)) {
    const walked = files.flatMap(file => {
      const results = resultsKept(engine, file)
      return results ? [[file, results] as const] : []
    })
    walks.push({ name, results: Object.fromEntries(walked), ...(await ask(`${sandbox.origin}/sandbox/`)) })
  }
  await sandbox.stop()
  return walks
}

/** `npm run engines -- firefox test/e2e/signIn.test.ts` walks these browsers and files, otherwise all; then writes the results of all into the page. */
await command(async () => {
  const named = process.argv.slice(2)
  const files = walked()
  const [engines, chosen] = [
    named.filter(arg => WALKING.includes(arg)),
    named.filter(arg => files.includes(arg)),
  ]
  const wrong = named.find(arg => !engines.includes(arg) && !chosen.includes(arg))
  if (wrong) throw new Complaint(`Unknown browser or test file: ${wrong}`, 2)
  await ensureBuild()
  let fine = true
  for (const engine of engines.length > 0 ? engines : WALKING)
    for (const file of chosen.length > 0 ? chosen : files) {
      const results = await walk(engine, file)
      const { passed, failed } = results
      const counts = `${passed} passed, ${failed.length} failed, ${leftOutOf(results)} left out`
      console.log(`${engine} ${file}: ${counts}`)
      for (const test of failed) console.log(`  ✗ ${test}`)
      fine &&= failed.length === 0
    }
  const page = readFileSync(PAGE, 'utf8')
  writeFileSync(PAGE, withWalks(page, await allWalks(files), files, daysOf(files)))
  return fine
})
