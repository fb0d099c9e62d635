import { ensureBuild } from 'scripts/build/build'
import { startSite } from 'scripts/load/site'
import { SLOW_4G } from './conditions'
import type { Bench, Measure, Table } from './measure'
import { median } from './median'
import { firstPaint } from './probes/firstPaint'
import { usableField } from './probes/usableField'
import { buildStaticForm } from './staticForm'
import { visit } from './visit'

interface Contestant {
  name: string
  /** Makes the folder that is served under /signin. */
  build: () => Promise<string>
}

/** The limit comes first: every ratio is to it. */
const CONTESTANTS: Contestant[] = [
  { name: 'static form', build: buildStaticForm },
  { name: 'Foyer', build: () => ensureBuild().then(() => 'dist') },
]
const CONDITIONS = [SLOW_4G]
const PROBES = [firstPaint, usableField]

const milliseconds = (value: number): string => `${Math.round(value)} ms`
const ratio = (value: number, limit: number): string => `${(value / limit).toFixed(2)} ×`

/** What each contestant needed under each condition, by probe: the median of its visits, and its ratio to the limit's. */
async function run({ browser, runs, say }: Bench): Promise<Table[]> {
  const folders = []
  for (const { build } of CONTESTANTS) folders.push(await build())
  const sites = await Promise.all(folders.map(startSite))
  const tables: Table[] = []
  try {
    for (const conditions of CONDITIONS) {
      const figures: number[][][] = CONTESTANTS.map(() => [])
      // In turns, so that what else the machine does falls on all alike; the first visits are thrown away.
      for (let turn = 0; turn <= runs; turn++) {
        say(`${conditions.name}: ${turn === 0 ? 'warming up' : `run ${turn} of ${runs}`}`)
        for (const [index, { origin }] of sites.entries()) {
          const seen = await visit(browser, `${origin}/signin/`, conditions, PROBES)
          if (turn > 0) figures[index]?.push(seen)
        }
      }
      const medians = figures.map(visits =>
        PROBES.map((_, probe) => median(visits.map(seen => seen[probe] ?? 0))),
      )
      tables.push({
        title: `Load of /signin/ on ${conditions.name}: median of ${runs} visits with an empty cache`,
        columns: ['', ...PROBES.flatMap(({ name }) => [name, 'ratio'])],
        rows: CONTESTANTS.map(({ name }, index) => [
          name,
          ...PROBES.flatMap((_, probe) => {
            const value = medians[index]?.[probe] ?? 0
            return [milliseconds(value), ratio(value, medians[0]?.[probe] ?? 0)]
          }),
        ]),
      })
    }
    return tables
  } finally {
    await Promise.all(sites.map(site => site.stop()))
  }
}

export const loadTimes: Measure = { name: 'load', run }
