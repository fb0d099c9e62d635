import type { Message, Inspector } from 'scripts/programs/webkit/inspector'

type Params = Record<string, unknown>

interface Waiting {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/** Sends commands to one page of the inspector, and receives their responses. */
export function callsOf(number: number, inspector: Inspector) {
  const waiting = new Map<number, Waiting>()
  let last = 0

  function numbered(begin: (id: number) => void): Promise<unknown> {
    last += 1
    const id = last
    const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    begin(id)
    return answer
  }

  /** Processes a response. */
  function settle({ id = 0, result, error }: Message): void {
    const waits = waiting.get(id)
    waiting.delete(id)
    if (error) waits?.reject(new Error(error.message))
    else waits?.resolve(result)
  }

  /** Sends a command to the page. */
  const send = (method: string, params: Params): Promise<unknown> =>
    numbered(id => inspector.send(number, { id, method, params }))

  return {
    send,
    settle,
    /** Sends a command to a document of the page. */
    sendTo: (targetId: string, method: string, params: Params): Promise<unknown> =>
      numbered(id => {
        const message = JSON.stringify({ id, method, params })
        send('Target.sendMessageToTarget', { targetId, message }).catch((error: unknown) =>
          settle({ id, error: error as Error }),
        )
      }),
  }
}

/** A document's process in the inspector; a page gets another one when it goes to another site. */
export interface Target {
  id: string
  /** The id of its main frame, once known. */
  main: string
  /** The user's language, if it differs from the browser's. */
  language?: string | undefined
  /** The frames that Playwright knows. */
  frames: Set<string>
  /** The load that continues in this process after starting in another one. */
  inherits?: string
  /** The address for which this process was started, if it is not the first one. */
  address?: string
  /** The ids of loads: this process's id to ours. */
  loads: Map<string, string>
  /** The frame of each script context. */
  contexts: Map<number, string>
  /** Whether Playwright intercepts requests. */
  intercepts?: boolean
  /** The aborted requests. */
  failed: Set<string>
  /** Sends a command to the process; throws its rejection. */
  call: <T = Params>(method: string, params?: Params) => Promise<T>
}

interface Remote {
  type: string
  value?: unknown
  objectId?: string
}

/** Calls a function on an object of the page; returns its JSON. */
export async function read<T>(
  target: Target,
  objectId: string,
  functionDeclaration: string,
  ...values: unknown[]
): Promise<T> {
  const { result } = await target.call<{ result: Remote }>('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration,
    arguments: values.map(value => ({ value })),
    returnByValue: true,
  })
  return result.value as T
}

/** Runs a script in the page's main frame with a user gesture; returns its JSON. */
export async function run<T>(target: Target, expression: string): Promise<T> {
  const { result } = await target.call<{ result: Remote }>('Runtime.evaluate', {
    expression,
    returnByValue: true,
    emulateUserGesture: true,
  })
  return result.value as T
}

/** Returns the frame that contains an object of the page. */
export function frameOf(target: Target, objectId: string): string | undefined {
  const { injectedScriptId } = JSON.parse(objectId) as { injectedScriptId: number }
  return target.contexts.get(injectedScriptId)
}

/** The frames of a document. */
export interface Tree {
  frame: { id: string; url: string }
  childFrames?: Tree[]
}

export const treeOf = async (target: Target): Promise<Tree> =>
  (await target.call<{ frameTree: Tree }>('Page.getResourceTree')).frameTree

/** Returns an id for a load that no other process uses. */
export function loadOf(target: Target, load: string): string {
  const known = target.loads.get(load)
  if (known !== undefined) return known
  const name = target.inherits ?? `${target.id}/${load}`
  delete target.inherits
  target.loads.set(load, name)
  return name
}

export const isAnswer = ({ id, method }: Message): boolean => id !== undefined && method === undefined
