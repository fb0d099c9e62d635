import type { Message } from '../inspector'

type Params = Record<string, unknown>

/** A document's process, as the inspector sees it; a page gets another one when it goes to another site. */
export interface Target {
  id: string
  /** The id of its main frame, once it is known. */
  main: string
  /** The language that the person has chosen, where it is not the browser's own. */
  language?: string | undefined
  /** The frames that Playwright knows. */
  frames: Set<string>
  /** The load that goes on in this process, where it began in another one. */
  inherits?: string
  /** The address for which this process was begun, where it is not the first one. */
  address?: string
  /** The loads by the names that this process gives them, and by ours. */
  loads: Map<string, string>
  /** The frame of each context of scripts. */
  contexts: Map<number, string>
  /** Whether Playwright is asked before a request goes out. */
  intercepts?: boolean
  /** The requests that were given up. */
  failed: Set<string>
  /** Sends a command to it; throws what it refuses. */
  call: <T = Params>(method: string, params?: Params) => Promise<T>
}

interface Remote {
  type: string
  value?: unknown
  objectId?: string
}

/** Calls a function on an object of the page; its JSON. */
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

/** Runs a script in the page's main frame, as if the person had asked for it; its JSON. */
export async function run<T>(target: Target, expression: string): Promise<T> {
  const { result } = await target.call<{ result: Remote }>('Runtime.evaluate', {
    expression,
    returnByValue: true,
    emulateUserGesture: true,
  })
  return result.value as T
}

/** The frame in which an object of the page lives. */
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

/** A load by a name that no other process gives. */
export function loadOf(target: Target, load: string): string {
  const known = target.loads.get(load)
  if (known !== undefined) return known
  const name = target.inherits ?? `${target.id}/${load}`
  delete target.inherits
  target.loads.set(load, name)
  return name
}

export const isAnswer = ({ id, method }: Message): boolean => id !== undefined && method === undefined
