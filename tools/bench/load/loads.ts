import { CONTESTANTS } from 'tools/bench/contestants/contestants'
import type { Bench, Table } from 'tools/bench/tables'
import { turnOrder } from 'tools/bench/statistics'
import { eagerVisit, quietVisit } from 'tools/bench/visit/visits'
import { SLOW_3G, SLOW_4G, SLOW_4G_AGAIN, UNTHROTTLED } from 'tools/bench/visit/withPage'
import { startSite } from 'scripts/budget/site'
import { boundsTable, loadTable, type Round, type Seen } from './loadTable'

const CONDITIONS = [SLOW_4G, SLOW_3G, UNTHROTTLED, SLOW_4G_AGAIN]

/** Measures each contestant under each condition: the medians of its visits, and their ratios to the limit's. */
export async function measureLoads({ browser, runs, print }: Bench): Promise<Table[]> {
  const folders = []
  for (const { build } of CONTESTANTS) folders.push(await build())
  const sites = await Promise.all(folders.map(startSite))
  const rivals = CONTESTANTS.map((contestant, index) => ({
    ...contestant,
    address: `${sites[index]?.origin ?? ''}/signin/`,
  }))
  const tables: Table[] = []
  const rounds: Round[] = []
  try {
    for (const conditions of CONDITIONS) {
      const seen = rivals.map(rival => ({ ...rival, visits: [] as Seen[] }))
      // In turn, so that other load on the machine affects all alike; the first visits are discarded.
      for (let turn = conditions === CONDITIONS[0] ? 0 : 1; turn <= runs; turn++) {
        print(`${conditions.name}: ${turn === 0 ? 'warming up' : `run ${turn} of ${runs}`}`)
        for (const { address, scripted, visits } of turnOrder(seen, turn)) {
          const quiet = await quietVisit(browser, address, conditions, scripted)
          const eager = scripted ? await eagerVisit(browser, address, conditions) : undefined
          if (turn > 0) visits.push({ ...quiet, ...eager })
        }
      }
      tables.push(loadTable(`Load of /signin/: ${conditions.name}; medians of ${runs} runs`, seen))
      const [form, foyer, stack] = seen.map(({ visits }) => visits)
      if (form && foyer && stack) rounds.push({ conditions: conditions.name, static: form, foyer, stack })
    }
    return [boundsTable(rounds), ...tables]
  } finally {
    await Promise.all(sites.map(site => site.stop()))
  }
}
