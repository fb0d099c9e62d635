import type { Sandbox } from 'sandbox/ownProcess'
import { BROWSERS, type BrowserName } from './browsers'
import { keysOf } from './keys'
import { type Line, collectLines } from './lines'
import { startOrca } from './orca'
import { openRoom } from './room'
import type { Walk } from './walks'

/** Walks with only real keys, in a separate room; returns the speech since the opening, step by step. */
export async function listen(browser: BrowserName, sandbox: Sandbox, walk: Walk): Promise<Line[][]> {
  await sandbox.api('reset', { method: 'POST' })
  const room = await openRoom()
  try {
    const orca = await startOrca(room)
    const keys = keysOf(room)
    BROWSERS[browser](room, `${sandbox.origin}${walk.path}`)
    await orca.until(walk.opens)
    const steps = [collectLines(await orca.heard())]
    for (const { act, takesMs } of walk.steps) {
      await act({ keys, sandbox })
      steps.push(collectLines(await orca.heard(takesMs)))
    }
    return steps
  } finally {
    await room.close()
  }
}
