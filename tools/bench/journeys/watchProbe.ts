import { setTimeout as delay } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'
import { Complaint } from 'scripts/command/command'
import { type ProbeReport, PROBE_BINDING } from './stepProbe'

const GIVE_UP_MS = 60_000

/** Collects the reports of a journey's pages. The benchmark sends no queries while they load, because a slow processor would have to parse the query. */
export interface ProbeWatch {
  /** Waits until a page of this kind is painted, after the previously awaited page. */
  shown: (page: RegExp) => Promise<ProbeReport>
  /** Returns the last press. */
  pressed: () => ProbeReport
}

/** Collects the pages' reports from now on. */
export async function watchProbe(cdp: CDPSession): Promise<ProbeWatch> {
  const reports: ProbeReport[] = []
  let hear = (): void => undefined
  cdp.on('Runtime.bindingCalled', ({ payload }) => {
    reports.push(JSON.parse(payload) as ProbeReport)
    hear()
  })
  await cdp.send('Runtime.enable')
  await cdp.send('Runtime.addBinding', { name: PROBE_BINDING })
  let seen = 0
  const next = (page: RegExp): Promise<ProbeReport> =>
    new Promise(resolve => {
      hear = () => {
        const at = reports.findIndex(
          (each, nth) => nth >= seen && each.what === 'shows' && page.test(each.page),
        )
        const found = reports[at]
        if (!found) return
        seen = at + 1
        resolve(found)
      }
      hear()
    })
  const never = async (page: RegExp): Promise<never> => {
    await delay(GIVE_UP_MS, undefined, { ref: false })
    throw new Complaint(`No page was ${String(page)}, the last one ${reports.at(-1)?.page}`)
  }
  return {
    shown: page => Promise.race([next(page), never(page)]),
    pressed: () => {
      const found = reports.findLast(({ what }) => what === 'pressed')
      if (!found) throw new Complaint('Nothing was pressed.')
      return found
    },
  }
}
