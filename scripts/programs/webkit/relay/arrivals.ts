import type { Message } from '../inspector'
import { treeOf, type Target } from './target'

type Send = (event: Message) => void

/** An arriving page has a script context at once; without one after this time, it comes from the back/forward cache. */
const AT_ONCE_MS = 100

const isContext = ({ method }: Message): boolean => method === 'Runtime.executionContextCreated'
const isArrival = ({ method, params }: Message): boolean =>
  method === 'Page.frameNavigated' && !(params as { frame: { parentId?: string } }).frame.parentId

/** Reports the events that WebKit omits for a page from the back/forward cache: its address, its contexts, and its load. */
async function restored(target: Target, arrived: Message, send: Send): Promise<void> {
  const { frame } = await treeOf(target)
  const { loaderId } = (arrived.params as { frame: { loaderId: string } }).frame
  send({ method: 'Page.frameNavigated', params: { frame: { ...frame, loaderId } } })
  await target.call('Runtime.disable')
  await target.call('Runtime.enable')
  for (const method of ['Page.domContentEventFired', 'Page.loadEventFired'])
    send({ method, params: { timestamp: 0 } })
}

/** Passes on a document's events, and adds those of a page from the back/forward cache. */
export function arrivals(target: Target, send: Send): Send {
  let held: { arrived: Message; timer: NodeJS.Timeout } | undefined

  function release(isCached: boolean): void {
    if (!held) return
    const { arrived, timer } = held
    clearTimeout(timer)
    held = undefined
    if (isCached) restored(target, arrived, send).catch(() => send(arrived))
    else send(arrived)
  }

  return event => {
    release(!isContext(event))
    if (isArrival(event)) held = { arrived: event, timer: setTimeout(() => release(true), AT_ONCE_MS) }
    else send(event)
  }
}
