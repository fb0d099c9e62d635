import type { Inspector, Message } from 'scripts/programs/webkit/inspector'
import { callsOf, isAnswer, type Target } from './target'
import { answer } from './commands'
import { eventsOf } from './events'
import { arrivals, earlyOf } from './arrivals'

interface Frame {
  parentId?: string
  loaderId: string
}

/** Follows the loads of a page's document. */
export function loadsOf(mainFrame: () => string | undefined) {
  const documents = new Set<string>()
  let latest: { load: string; address: string } | undefined
  let waiting: { resolve: (load?: string) => void; reject: (error: Error) => void } | undefined

  const handlers: Record<string, (params: Record<string, unknown>) => void> = {
    'Page.frameNavigated': ({ frame }) => {
      const { parentId, loaderId } = frame as Frame
      if (!parentId) waiting?.resolve(loaderId)
    },
    'Page.navigatedWithinDocument': () => waiting?.resolve(),
    'Network.requestWillBeSent': ({ requestId, type, frameId, loaderId, request }) => {
      if (type !== 'Document' || frameId !== mainFrame()) return
      documents.add(requestId as string)
      latest = { load: loaderId as string, address: (request as { url: string }).url }
    },
    'Network.loadingFailed': ({ requestId, errorText, canceled }) => {
      if (documents.delete(requestId as string) && canceled !== true)
        waiting?.reject(new Error(errorText as string))
    },
  }

  return {
    /** Processes a load event of a document. */
    follow: ({ method = '', params = {} }: Message) => handlers[method]?.(params),
    /** Waits for the result of `open`: returns the load's id, or undefined if no other document arrives; throws the network's error. */
    arrive: (open: () => Promise<unknown>) =>
      new Promise<string | undefined>((resolve, reject) => {
        waiting = { resolve, reject }
        open().catch(reject)
      }),
    /** Returns the load that started last. */
    latest: () => latest,
  }
}

type Params = Record<string, unknown>

/** One page of a browser, between Playwright and the inspector. */
export type Page = ReturnType<typeof pageOf>

interface TargetInfo {
  targetId: string
  type: string
  isProvisional?: boolean
  isPaused?: boolean
}

/** The callbacks for events, and for the end of the page. */
export interface PageCallbacks {
  language: string | undefined
  send: (message: Message) => void
  closed: () => void
}

export function pageOf(id: string, number: number, inspector: Inspector, callbacks: PageCallbacks) {
  const { send, closed, language } = callbacks
  const targets = new Map<string, Target>()
  const handlers = new Map<string, (event: Message) => void>()
  const calls = callsOf(number, inspector)
  const loads = loadsOf(() => shown?.main)
  let shown: Target | undefined
  const early = earlyOf(message => commands[message.method ?? '']?.(message.params ?? {}, message))

  const targetOf = (targetId: string): Target => ({
    id: targetId,
    language,
    main: '',
    frames: new Set(),
    loads: new Map(),
    contexts: new Map(),
    failed: new Set(),
    call: ((method, params = {}) => calls.sendTo(targetId, method, params)) as Target['call'],
  })

  /** Drops events of a document that is gone: Playwright would treat them as faults. */
  function passOn(targetId: string, message: Message): void {
    if (!targets.has(targetId)) return
    const params = { targetId, message: JSON.stringify(message) }
    send({ method: 'Target.dispatchMessageFromTarget', params })
  }

  const resume = (targetId: string): void => void calls.send('Target.resume', { targetId })

  function created(message: Message): void {
    const { targetId, type, isProvisional, isPaused } = message.params?.['targetInfo'] as TargetInfo
    if (type !== 'page') {
      if (isPaused) resume(targetId)
      return
    }
    const target = targetOf(targetId)
    const latest = loads.latest()
    targets.set(targetId, target)
    if (!isProvisional) shown = target
    else if (latest) Object.assign(target, { inherits: latest.load, address: latest.address })
    handlers.set(
      targetId,
      arrivals(target, event => {
        for (const each of eventsOf(target, event)) {
          loads.follow(each)
          passOn(targetId, each)
        }
      }),
    )
    send(message)
  }

  /** A load that another process continues is cancelled in this one; Playwright would treat that as its end. */
  const movesOn = (targetId: string, { method, params }: Message): boolean =>
    method === 'Network.loadingFailed' &&
    params?.['canceled'] === true &&
    targetId === shown?.id &&
    targets.size > 1

  const commands: Record<string, (params: Params, message: Message) => void> = {
    'Target.targetCreated': (_params, message) => created(message),
    'Target.targetDestroyed': ({ targetId }, message) => {
      if (!targets.delete(targetId as string)) return
      send(message)
      if (shown?.id === targetId) closed()
    },
    'Target.didCommitProvisionalTarget': ({ oldTargetId, newTargetId }, message) => {
      targets.delete(oldTargetId as string)
      shown = targets.get(newTargetId as string)
      send(message)
    },
    'Target.dispatchMessageFromTarget': ({ targetId, message }) => {
      const inner = JSON.parse(message as string) as Message
      if (isAnswer(inner)) calls.settle(inner)
      else if (!movesOn(targetId as string, inner)) handlers.get(targetId as string)?.(inner)
    },
  }

  const there = async (): Promise<void> => {
    await calls.send('Target.setPauseOnStart', { pauseOnStart: true })
  }

  void there()
  return {
    /** Playwright's name for it. */
    id,
    /** The driver's name for it, once known. */
    window: undefined as string | undefined,
    /** Waits until the page has responded. */
    there,
    /** Releases a document that was held for examination. */
    resume,
    /** Returns the displayed document; undefined before there is one. */
    shown: () => shown,
    hear: (message: Message): void => (isAnswer(message) ? calls.settle(message) : early.hear(message)),
    /** Executes a command to one of its documents. */
    ask: async (targetId: string, { id: of = 0, method = '', params = {} }: Message): Promise<void> => {
      const target = targets.get(targetId)
      try {
        if (!target) throw new Error('The document is gone.')
        passOn(targetId, { id: of, result: await answer(target, method, params) })
      } catch (error) {
        passOn(targetId, { id: of, error: { message: (error as Error).message } })
      }
      if (method === 'Page.getResourceTree') early.ready()
    },
    /** Opens an address; returns the load's id, or undefined if no other document arrives. */
    arrive: (open: (shown: Target) => Promise<unknown>) =>
      loads.arrive(() => (shown ? open(shown) : Promise.resolve())),
  }
}
