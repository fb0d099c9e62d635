import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { startSandbox } from 'sandbox/ownProcess'
import { ensureBuild } from 'scripts/build/build'
import { Complaint, command } from 'scripts/command/command'
import { runNode } from 'scripts/command/run'
import { BROWSER_RESULTS, PLAYWRIGHT } from 'scripts/tests/runners'
import { BROWSERS } from './browsers'
import { walked, leftOutOf, type Report, resultsIn } from './results'
import { type Walk, withWalks } from './tables'

const PAGE = 'docs/browsers.md'

/** Walks files in browsers, and returns Playwright's report. */
async function walk(engines: string[], files: string[]): Promise<Report> {
  rmSync(BROWSER_RESULTS, { force: true })
  const projects = engines.map(engine => `--project=${engine}`)
  await runNode([PLAYWRIGHT, 'test', ...projects, ...files.map(file => `${file}$`)], { loud: true })
  if (!existsSync(BROWSER_RESULTS)) throw new Complaint('The tests have not run.')
  return JSON.parse(readFileSync(BROWSER_RESULTS, 'utf8')) as Report
}

/** Queries the features of all browsers, and returns them with the results of a report. */
async function walksIn(report: Report): Promise<Walk[]> {
  const sandbox = await startSandbox()
  const walks: Walk[] = []
  for (const [engine, { name, ask }] of Object.entries(BROWSERS))
    walks.push({ name, results: resultsIn(report, engine), ...(await ask(`${sandbox.origin}/sandbox/`)) })
  await sandbox.stop()
  return walks
}

/** `npm run engines` walks all files in all browsers, and writes the results into the page; `-- firefox test/e2e/signIn.test.ts` only walks these browsers and files. */
await command(async () => {
  const named = process.argv.slice(2)
  const files = walked()
  const browsers = Object.keys(BROWSERS)
  const wrong = named.find(arg => !browsers.includes(arg) && !files.includes(arg))
  if (wrong) throw new Complaint(`Unknown browser or test file: ${wrong}`, 2)
  const chosen = (all: string[]): string[] => {
    const some = all.filter(each => named.includes(each))
    return some.length > 0 ? some : all
  }
  await ensureBuild()
  const report = await walk(chosen(browsers), chosen(files))
  const all = chosen(browsers).map(engine => ({ engine, results: resultsIn(report, engine) }))
  for (const { engine, results } of all)
    console.log(
      `${engine}: ${results.passed} passed, ${results.failed.length} failed, ${leftOutOf(results)} left out`,
    )
  if (named.length === 0) {
    const day = new Date().toISOString().slice(0, 10)
    writeFileSync(PAGE, withWalks(readFileSync(PAGE, 'utf8'), await walksIn(report), day))
  }
  return all.every(({ results }) => results.failed.length === 0)
})
