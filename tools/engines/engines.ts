import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startSandbox } from 'sandbox/ownProcess'
import { ensureBuild } from 'scripts/build/build'
import { Complaint, command } from 'scripts/command/command'
import { runNode } from 'scripts/command/run'
import { BROWSER_RESULTS, PLAYWRIGHT } from 'scripts/tests/runners'
import { BROWSERS, WALKING } from './browsers'
import { walked, leftOutOf, type Report, type Results, resultsIn } from './results'
import { type Walk, withWalks } from './tables'

const PAGE = 'docs/browsers.md'

const resultPath = (engine: string, file: string): string =>
  path.join('.cache/engines', engine, file.replace(/\.test\.ts$/, '.json'))

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Stores the results of each file of a run; a file counts with its last results on this machine. */
function keep(engine: string, results: ReadonlyMap<string, Results>): void {
  for (const [file, ofFile] of results) {
    const kept = resultPath(engine, file)
    mkdirSync(path.dirname(kept), { recursive: true })
    writeFileSync(kept, JSON.stringify(ofFile))
  }
}

/** Walks files in a browser, and returns the results of each. */
async function walk(engine: string, files: string[]): Promise<Map<string, Results>> {
  const patterns = files.map(file => `${file}$`)
  await runNode([PLAYWRIGHT, 'test', `--project=${engine}`, ...patterns], { loud: true })
  const report = readJson(BROWSER_RESULTS) as Report | undefined
  if (!report) throw new Complaint(`The tests have not run in ${engine}.`)
  return resultsIn(report, engine)
}

/** Returns the first and the last day of the walks that count. */
function daysOf(files: string[]): string[] {
  const times = Object.keys(BROWSERS)
    .flatMap(engine =>
      files.map(file => statSync(resultPath(engine, file), { throwIfNoEntry: false })?.mtimeMs ?? 0),
    )
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
    const kept = files.flatMap(file => {
      const results = readJson(resultPath(engine, file)) as Results | undefined
      return results ? [[file, results] as const] : []
    })
    walks.push({ name, results: Object.fromEntries(kept), ...(await ask(`${sandbox.origin}/sandbox/`)) })
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
  for (const engine of engines.length > 0 ? engines : WALKING) {
    const results = await walk(engine, chosen.length > 0 ? chosen : files)
    keep(engine, results)
    for (const [file, ofFile] of results) {
      const counts = `${ofFile.passed} passed, ${ofFile.failed.length} failed, ${leftOutOf(ofFile)} left out`
      console.log(`${engine} ${file}: ${counts}`)
      fine &&= ofFile.failed.length === 0
    }
  }
  const page = readFileSync(PAGE, 'utf8')
  writeFileSync(PAGE, withWalks(page, await allWalks(files), files, daysOf(files)))
  return fine
})
