import type { Sandbox } from 'sandbox/ownProcess'
import { BROWSERS, type BrowserName } from './browsers'
import { keysOf, openDesktop } from './desktop'
import { type Line, collectLines } from './tables'
import { startOrca } from './orca'
import type { Walk } from './walks'

/** Walks with only real keys, in a separate room; returns the speech since the opening, step by step. */
export async function listen(browser: BrowserName, sandbox: Sandbox, walk: Walk): Promise<Line[][]> {
  await sandbox.api('reset', { method: 'POST' })
  const desktop = await openDesktop()
  try {
    const orca = await startOrca(desktop)
    const keys = keysOf(desktop)
    BROWSERS[browser](desktop, `${sandbox.origin}${walk.path}`)
    await orca.until(walk.opens)
    const steps = [collectLines(await orca.speech())]
    for (const { act, takesMs } of walk.steps) {
      await act({ keys, sandbox })
      steps.push(collectLines(await orca.speech(takesMs)))
    }
    return steps
  } finally {
    await desktop.close()
  }
}
