import type { Message } from '../inspector'
import { treeOf, type Target } from './target'

interface TargetParams {
  targetInfo?: { targetId: string }
  targetId?: string
}

/**
 * Holds a second document and its events until Playwright knows the first one: a page that has opened itself may go to another site
 * before it is examined, which Playwright cannot handle.
 */
export function earlyOf(pass: (message: Message) => void) {
  let first: string | undefined
  let queued: Message[] = []
  let known = false

  return {
    hear: (message: Message): void => {
      const { targetInfo, targetId = targetInfo?.targetId } = (message.params ?? {}) as TargetParams
      first ??= targetId
      const ofFirst = targetId === first && message.method !== 'Target.targetDestroyed'
      if (known || ofFirst) pass(message)
      else queued.push(message)
    },
    /** Signals that Playwright knows the first document. */
    ready: (): void => {
      known = true
      const later = queued
      queued = []
      later.forEach(pass)
    },
  }
}

type Send = (event: Message) => void

/** An arriving page has a script context at once; without one after this time, the page is asked. */
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

  // A busy relay may not have read the context yet: the page's answer follows it. A page without one by then comes from the back/forward cache.
  async function ask(arrived: Message): Promise<void> {
    await treeOf(target).catch(() => undefined)
    if (held?.arrived === arrived) release(true)
  }

  return event => {
    release(!isContext(event))
    if (isArrival(event)) held = { arrived: event, timer: setTimeout(() => void ask(event), AT_ONCE_MS) }
    else send(event)
  }
}
