import { readFileSync, rmSync } from 'node:fs'
import type { Bench, Measure, Table } from 'tools/bench/measure'
import { loadTable } from 'tools/bench/load/loadTable'
import type { Figure, Seen } from 'tools/bench/load/figures'
import { SLOW_4G } from 'tools/bench/visit/conditions'
import { quietVisit } from 'tools/bench/visit/quietVisit'
import { startSite } from 'scripts/budget/site'
import { ensureBuild } from 'scripts/build/build'
import { goLive } from 'scripts/nginx/rollOut'
import { type Site, startSite as startNginx } from 'scripts/nginx/startSite'
import { buildEarlier } from './earlierBuild'

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
async function run({ browser, runs, print }: Bench): Promise<Table[]> {
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

export const returning: Measure = { name: 'release', run }
