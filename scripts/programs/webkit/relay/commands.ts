import { FRAME_NUMBER, insertText, ITSELF, PRELUDE, QUADS, SCROLL, speaking, travel } from './inPage'
import { frameOf, read, run, type Target, type Tree, treeOf } from './target'
import { ownOf } from './events'

type Params = Record<string, unknown>
type Answer = (target: Target, params: never) => Promise<object>

const known = (tree: Tree): string[] => [tree.frame.id, ...(tree.childFrames ?? []).flatMap(known)]
const branch = (tree: Tree, id: string): Tree | undefined =>
  tree.frame.id === id
    ? tree
    : (tree.childFrames ?? []).map(child => branch(child, id)).find(found => found !== undefined)

const resourceTree: Answer = async target => {
  const frameTree = await treeOf(target)
  target.main = frameTree.frame.id
  target.frames = new Set(known(frameTree))
  // A page that has just opened has no address yet.
  frameTree.frame.url ||= 'about:blank'
  return { frameTree }
}

const evaluate: Answer = (target, params: Params & { contextId?: number }) =>
  target.call('Runtime.evaluate', {
    ...params,
    ...(params.contextId === undefined ? {} : { contextId: ownOf(params.contextId) }),
  })

/** Commands whose rejection is ignored: a switch that this WebKit lacks, or one that is already set. */
const mayFail =
  (method: string): Answer =>
  (target, params: Params) =>
    target.call(method, params).catch(() => ({}))

/**
 * The document for which a process starts is not held: on release, WebKit would start another process for it, endlessly. Playwright
 * intercepts everything, and selects the test's requests.
 */
const intercept: Answer = (target, params: Params) => {
  const own = target.address?.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const url = own === undefined ? '.*' : `^(?!${own}$)`
  return target.call('Network.addInterception', { ...params, url }).catch(() => ({}))
}

/** An aborted request is not released: WebKit’s process would stop responding. */
const letGo =
  (method: string): Answer =>
  (target, params: Params & { requestId: string }) =>
    target.failed.has(params.requestId) ? Promise.resolve({}) : target.call(method, params)

const go =
  (by: -1 | 1): Answer =>
  async target => {
    if (!(await run<boolean>(target, travel(by)))) throw new Error('Failed to go')
    return {}
  }

const scroll: Answer = async (target, { objectId, rect }: { objectId: string; rect?: object }) => {
  const problem = await read<string>(target, objectId, SCROLL, rect ?? null)
  if (problem !== '') throw new Error(problem)
  return {}
}

const describe: Answer = async (target, { objectId }: { objectId: string }) => {
  const ownerFrameId = frameOf(target, objectId)
  const number = await read<number>(target, objectId, FRAME_NUMBER)
  if (number < 0 || ownerFrameId === undefined) return { ownerFrameId }
  const frames = branch(await treeOf(target), ownerFrameId)?.childFrames ?? []
  return { ownerFrameId, contentFrameId: frames[number]?.frame.id }
}

/** Another handle of the same object, because both worlds are one. */
const again: Answer = async (target, { objectId }: { objectId: string }) => {
  const { result } = await target.call<{ result: object }>('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: ITSELF,
  })
  return { object: result }
}

/** If a test sets no user agent, Playwright claims to be Safari on a Mac; the browser must send its own. */
const PLAYWRIGHTS_OWN =
  /^Mozilla\/5\.0 \(Macintosh;[^)]+\) AppleWebKit\/[\d.]+ \(KHTML, like Gecko\) Version\/[\d.]+ Safari\/[\d.]+$/

const LET_GO = [
  'Network.interceptRequestWithError',
  'Network.interceptRequestWithResponse',
  'Network.interceptWithRequest',
]

/** Commands that WebKit's inspector handles differently from Playwright's expectation. */
const ANSWERED: Record<string, Answer> = {
  'Network.addInterception': intercept,
  ...Object.fromEntries(LET_GO.map(method => [method, letGo(method)])),
  'Network.setInterceptionEnabled': (target, { enabled }: { enabled: boolean }) => {
    target.intercepts = enabled
    return target.call('Network.setInterceptionEnabled', { enabled })
  },
  'Network.setExtraHTTPHeaders': (target, { headers }: { headers: object }) =>
    target.call('Network.setExtraHTTPHeaders', {
      headers: { ...(target.language !== undefined && { 'Accept-Language': target.language }), ...headers },
    }),
  'Page.getResourceTree': resourceTree,
  'Page.goBack': go(-1),
  'Page.goForward': go(1),
  'Page.insertText': async (target, { text }: { text: string }) => {
    await run(target, insertText(text))
    return {}
  },
  'Page.overrideUserAgent': (target, { value }: { value: string }) =>
    PLAYWRIGHTS_OWN.test(value) ? Promise.resolve({}) : target.call('Page.overrideUserAgent', { value }),
  'Page.setBootstrapScript': (target, { source }: { source: string }) => {
    const scripts = [PRELUDE, ...(target.language === undefined ? [] : [speaking(target.language)]), source]
    return target.call('Page.setBootstrapScript', { source: scripts.join(';\n') })
  },
  'Runtime.addBinding': async target => {
    await run(target, PRELUDE)
    return {}
  },
  'Runtime.evaluate': evaluate,
  'DOM.getContentQuads': async (target, { objectId }: { objectId: string }) => ({
    quads: await read(target, objectId, QUADS),
  }),
  'DOM.scrollIntoViewIfNeeded': scroll,
  'DOM.describeNode': describe,
  'DOM.resolveNode': again,
}

/** Commands that WebKit supports unchanged. */
const OWN = [
  'Console.enable',
  'Network.enable',
  'Network.getResponseBody',
  'Network.setResourceCachingDisabled',
  'Page.enable',
  'Page.reload',
  'Page.setEmulatedMedia',
  'Page.setScreenSizeOverride',
  'Page.snapshotRect',
  'Runtime.callFunctionOn',
  'Runtime.enable',
  'Runtime.getProperties',
  'Runtime.releaseObject',
  'Worker.enable',
  'Worker.initialized',
  'Worker.sendMessageToWorker',
]
const MAY_FAIL = ['Page.overrideSetting', 'Page.overrideUserPreference']

/** Executes a Playwright command to a document; a command that WebKit lacks counts as done. */
export function answer(target: Target, method: string, params: Params): Promise<object> {
  const own = ANSWERED[method] ?? (MAY_FAIL.includes(method) ? mayFail(method) : undefined)
  if (own) return own(target, params as never)
  return OWN.includes(method) ? target.call(method, params) : Promise.resolve({})
}
