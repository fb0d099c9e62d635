import type { Message } from 'scripts/programs/webkit/inspector'
import { CALLED, MOVED } from './inPage'
import { loadOf, type Target } from './target'

/** The script world that Playwright requests in addition to the page's. WebKit has none: it is the page's own world with a second number. */
const UTILITY = '__playwright_utility_world__'

const SECOND = 1_000_000

/** Returns the page's own context for either number. */
export const ownOf = (context: number): number => (context > SECOND ? context - SECOND : context)

interface Frame {
  id: string
  parentId?: string
  loaderId: string
  url: string
}

interface Remote {
  value?: unknown
  objectId?: string
}

type Translate = (target: Target, params: never, message: Message) => Message[]

const event = (method: string, params: object): Message => ({
  method,
  params: params as Record<string, unknown>,
})

/** An arriving frame is first reported as attached, if Playwright does not know it yet. */
function navigated(target: Target, { frame }: { frame: Frame }, { method = '' }: Message): Message[] {
  const navigation = event(method, { frame: { ...frame, loaderId: loadOf(target, frame.loaderId) } })
  if (!frame.parentId) {
    target.main = frame.id
    target.frames = new Set([frame.id])
    return [navigation]
  }
  return [...attached(target, frame.id, frame.parentId), navigation]
}

function attached(target: Target, frameId: string, parentFrameId: string): Message[] {
  if (target.frames.has(frameId)) return []
  target.frames.add(frameId)
  return [event('Page.frameAttached', { frameId, parentFrameId })]
}

const ofMain: Translate = (target, { timestamp }: { timestamp: number }, { method = '' }) => [
  event(method, { timestamp, frameId: target.main }),
]

const complete = (frameId: string): Message[] =>
  ['Page.domContentEventFired', 'Page.loadEventFired'].map(method => event(method, { frameId }))

/** WebKit reports the load of the main frame only: the frames that came with it have loaded too. */
const loaded: Translate = (target, params: { timestamp: number }, message) => [
  ...[...target.frames].filter(frameId => frameId !== target.main).flatMap(complete),
  ...ofMain(target, params as never, message),
]

/** A later frame only reports that it has stopped loading. */
const stopped: Translate = (target, { frameId }: { frameId: string }) =>
  frameId === target.main || !target.frames.has(frameId) ? [] : complete(frameId)

interface Context {
  id: number
  type: string
  frameId: string
}

const context: Translate = (target, { context: own }: { context: Context }, message) => {
  if (own.type !== 'normal') return [message]
  target.contexts.set(own.id, own.frameId)
  const second = { ...own, id: own.id + SECOND, type: 'user', name: UTILITY }
  return [message, event('Runtime.executionContextCreated', { context: second })]
}

interface ConsoleMessage {
  level: string
  parameters?: Remote[]
}

const consoleMessage: Translate = (
  target,
  { message: { level, parameters = [] } }: { message: ConsoleMessage },
  message,
) => {
  const [tag, text, scope] = parameters
  if (level !== 'debug') return [message]
  if (tag?.value === MOVED)
    return [event('Page.navigatedWithinDocument', { frameId: target.main, url: text?.value })]
  if (tag?.value !== CALLED) return [message]
  const { injectedScriptId: contextId } = JSON.parse(scope?.objectId ?? '{}') as { injectedScriptId: number }
  return [event('Runtime.bindingCalled', { contextId, name: '', argument: text?.value })]
}

interface Requested {
  loaderId: string
  frameId: string
  type?: string
  request: { postData?: string }
}

/**
 * Playwright reads the request body as bytes. It releases a frame's request only when it knows the frame, which WebKit reports later,
 * and then the parent frame: until then, the page takes that role.
 */
const requested: Translate = (target, params: Requested, { method = '' }) => {
  const { postData } = params.request
  const sent = postData === undefined ? {} : { postData: Buffer.from(postData).toString('base64') }
  const loaderId = loadOf(target, params.loaderId)
  const translated = event(method, { ...params, loaderId, request: { ...params.request, ...sent } })
  const early = target.intercepts === true && target.main !== '' && params.type === 'Document'
  return early ? [...attached(target, params.frameId, target.main), translated] : [translated]
}

const failed: Translate = (target, { requestId }: { requestId: string }, message) => {
  target.failed.add(requestId)
  return [message]
}

const TRANSLATED: Record<string, Translate> = {
  'Page.frameNavigated': navigated,
  'Page.loadEventFired': loaded,
  'Page.domContentEventFired': ofMain,
  'Page.frameStoppedLoading': stopped,
  'Runtime.executionContextCreated': context,
  'Console.messageAdded': consoleMessage,
  'Network.loadingFailed': failed,
  'Network.requestWillBeSent': requested,
}

/** Translates a WebKit event of a document into the events for Playwright. */
export function eventsOf(target: Target, message: Message): Message[] {
  const translate = TRANSLATED[message.method ?? '']
  return translate ? translate(target, message.params as never, message) : [message]
}
