import type { Message } from '../inspector'
import { treeOf, type Target } from './target'

type Tell = (event: Message) => void

/** A page that arrives has a context of scripts at once; after this long without one, it is a page that was kept. */
const AT_ONCE_MS = 100

const isContext = ({ method }: Message): boolean => method === 'Runtime.executionContextCreated'
const isArrival = ({ method, params }: Message): boolean =>
  method === 'Page.frameNavigated' && !(params as { frame: { parentId?: string } }).frame.parentId

/** Tells of a page that WebKit had kept (bfcache) what it leaves out: its address, its contexts, and that it has loaded. */
async function restored(target: Target, arrived: Message, tell: Tell): Promise<void> {
  const { frame } = await treeOf(target)
  const { loaderId } = (arrived.params as { frame: { loaderId: string } }).frame
  tell({ method: 'Page.frameNavigated', params: { frame: { ...frame, loaderId } } })
  await target.call('Runtime.disable')
  await target.call('Runtime.enable')
  for (const method of ['Page.domContentEventFired', 'Page.loadEventFired'])
    tell({ method, params: { timestamp: 0 } })
}

/** Passes on what a document tells, and makes up for a page that was kept. */
export function arrivals(target: Target, tell: Tell): Tell {
  let held: { arrived: Message; timer: NodeJS.Timeout } | undefined

  function release(kept: boolean): void {
    if (!held) return
    const { arrived, timer } = held
    clearTimeout(timer)
    held = undefined
    if (kept) restored(target, arrived, tell).catch(() => tell(arrived))
    else tell(arrived)
  }

  return event => {
    release(!isContext(event))
    if (isArrival(event)) held = { arrived: event, timer: setTimeout(() => release(true), AT_ONCE_MS) }
    else tell(event)
  }
}
