import { readFileSync, rmSync, mkdirSync, renameSync, symlinkSync } from 'node:fs'
import type { Bench, Table } from './tables'
import { loadTable, type Figure, type Seen } from './load/loadTable'
import { quietVisit } from './visit/visits'
import { SLOW_4G } from './visit/withPage'
import { startSite } from 'scripts/budget/site'
import { ensureBuild } from 'scripts/build/build'
import { goLive } from 'scripts/nginx/rollOut'
import { type Site, startSite as startNginx } from 'scripts/nginx/startSite'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { Complaint } from 'scripts/command/command'

const TREE = '.cache/bench/earlier'
const BUILT = '.cache/bench/earlier-dist'

const git = (...args: string[]): Buffer => execFileSync('git', args, { maxBuffer: 2 ** 30 })

/** Builds the commit of so many commits ago with today's packages; returns the folder, and the commit's short hash. */
function buildEarlier(commits: number): { folder: string; commit: string } {
  for (const folder of [TREE, BUILT]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(TREE, { recursive: true })
  try {
    const commit = git('rev-parse', '--short', `HEAD~${commits}`).toString().trim()
    execFileSync('tar', ['-x', '-C', TREE], { input: git('archive', commit) })
    symlinkSync(path.resolve('node_modules'), path.join(TREE, 'node_modules'))
    execFileSync('npm', ['run', '-s', 'build'], { cwd: TREE, stdio: 'pipe' })
    renameSync(path.join(TREE, 'dist'), BUILT)
    return { folder: BUILT, commit }
  } catch (error) {
    throw new Complaint(`The build of ${commits} commits ago failed.\n${String(error)}`)
  } finally {
    rmSync(TREE, { recursive: true, force: true })
  }
}

const COMMITS = 30

const FIGURES: Figure[] = [
  { name: 'transferred until the password field', unit: 'kB', read: seen => seen.untilPassword.transferred },
  { name: '– document', unit: 'kB', read: seen => seen.untilPassword.document, alone: true },
  { name: '– scripts', unit: 'kB', read: seen => seen.untilPassword.script, alone: true },
  { name: '– styles', unit: 'kB', read: seen => seen.untilPassword.style, alone: true },
]

/** Removes the differences of the live release: every browser then loads whole scripts, as without dictionaries. */
function removeDeltas({ folder }: Site): void {
  const conf = readFileSync(`${folder}/foyer/release.conf`, 'utf8')
  const release = /default (\S+);/.exec(conf)?.[1]
  rmSync(`${String(release)}/deltas`, { recursive: true, force: true })
}

/** Measures the bytes that a returning user loads after a release, with and without dictionaries. */
export async function measureReturning({ browser, runs, print }: Bench): Promise<Table[]> {
  await ensureBuild()
  const { folder, commit } = buildEarlier(COMMITS)
  const api = await startSite('dist')
  const site = await startNginx({ dist: folder, api: api.origin })
  const visit = async (deltas: boolean): Promise<Seen> => {
    await goLive(site, folder)
    const between = async (): Promise<void> => {
      await goLive(site, 'dist')
      if (!deltas) removeDeltas(site)
    }
    return quietVisit(browser, `${site.http}/signin/`, { ...SLOW_4G, warm: true, between }, true)
  }
  const [whole, differences]: [Seen[], Seen[]] = [[], []]
  try {
    for (let turn = 1; turn <= runs; turn++) {
      print(`A visit after a release: run ${turn} of ${runs}`)
      whole.push(await visit(false))
      differences.push(await visit(true))
    }
  } finally {
    await site.stop()
    await api.stop()
  }
  const title = `A visit after a release (${COMMITS} commits after ${commit}), by a user who had signed in before it; medians of ${runs} runs`
  const contestants = [
    { name: 'scripts whole', visits: whole },
    { name: 'with dictionaries', visits: differences },
  ]
  return [loadTable(title, contestants, FIGURES)]
}
