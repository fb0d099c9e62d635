import type { Action } from '@reduxjs/toolkit'
import type { SagaMonitor } from 'redux-saga'
import { createRecorder } from '../recording/recorder'
import type { Recording } from '../recording/entries'
import { type NamedFunction, nameOf, type Privacy } from '../recording/serializer'
import type { Store } from '../recording/followStore'
import type { WorkbenchOptions } from '../options'
import { dropOldest } from '../recording/log'

/** A call of the saga monitor before the recorder was loaded: its time, the name of the method, and its arguments. */
export type MonitorCall = [atMs: number, name: string, args: unknown[]]

interface Options<S> extends Omit<WorkbenchOptions, 'failing'> {
  functionName: (fn: NamedFunction) => string
  privacy: Privacy
  /** The state before the first call, and the reducer of the store. */
  initial: S
  reducer: (state: S, action: Action) => S
  /** The addresses of the page's scripts, which name the release. */
  scripts: () => string[]
}

const MOST_ENTRIES = 3000

type MonitorMethods = Record<string, ((...args: unknown[]) => void) | undefined>

/** Records a page from its load on: first the calls until now, then the later ones. A fault in the recorder ends only the recording. */
export function keepRun<S>(store: Store, calls: MonitorCall[], options: Options<S>): () => Recording {
  const { initial, reducer, scripts, ...recorded } = options
  const beganAt = calls[0]?.[0] ?? performance.now()
  let clock = (): number => beganAt
  const recorder = createRecorder({
    now: () => clock(),
    wallMs: Date.now() - performance.now() + beganAt,
    most: MOST_ENTRIES,
    ...recorded,
    onFault: stop,
  })
  const monitor = recorder.monitor as SagaMonitor & MonitorMethods

  /** Repeats the calls; subscribers are notified directly after each action, as the store did. */
  function play(): void {
    let state: unknown = initial
    let notify = (): void => undefined
    recorder.watch({
      getState: () => state,
      subscribe: listener => {
        notify = listener
        return undefined
      },
    })
    for (const [atMs, name, args] of calls) {
      clock = () => atMs
      monitor[name]?.(...args)
      if (name !== 'actionDispatched') continue
      state = reducer(state as S, args[0] as Action)
      notify()
    }
    clock = () => performance.now()
    store.subscribe(() => {
      state = store.getState()
      notify()
    })
  }

  function stop(): void {
    calls.push = Number
    calls.length = 0
  }

  try {
    play()
  } catch (error) {
    stop()
    throw error
  }
  calls.length = 0
  calls.push = ([, name, args] = [0, '', []]) => {
    try {
      monitor[name]?.(...args)
    } catch {
      stop()
    }
    return 0
  }
  return () => ({ ...recorder.recording, scripts: scripts(), given: true })
}

/** The name of an anonymous function, or of one of a library. */
const UNKNOWN_NAME = '?'

/** The library's release build has no function names, but its watchers contain their own name in a text. */
const WATCHER = /["'`](take\w+)\(/

/** Returns a function that finds the source name of a function by the fingerprint of its text. */
export function createFunctionName(
  functions: Readonly<Record<string, string>>,
  fingerprint: (text: string) => string,
): (fn: NamedFunction) => string {
  const known = new WeakMap<object, string>()
  return fn => {
    const text = known.has(fn) ? '' : Function.prototype.toString.call(fn)
    const name =
      known.get(fn) ?? nameOf(functions[fingerprint(text)] ?? WATCHER.exec(text)?.[1] ?? UNKNOWN_NAME)
    known.set(fn, name)
    return name
  }
}

/** Field names of personal data. */
const FIELD = /(?<!^path)name|mail|phone|address|user|company|description|birth/i
/** Field names of ids that identify a person or their data. */
const ID = /(?:^id|I[dD])$/
/** Events whose bare payload is personal data. */
const EVENT = /name|mail|phone|address|user|company|description/i
/** Functions whose bare result is personal data. */
const FUNCTION = /(?:name|mail|number|address)$/i

const isBare = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** Masks personal data, and every text that is not part of the app, such as input and answers of the server (support/recording-masked). A path may begin with the base path of the app. */
export function privacyOf(words: Iterable<string>, base = ''): Privacy {
  const known = new Set(words)
  return {
    isPersonal: (name, value) => (FIELD.test(name) || ID.test(name)) && isBare(value) && value !== '',
    isPersonalBare: (name, value) => {
      const [, event] = name.split('/')
      return isBare(value) && value !== '' && (event === undefined ? FUNCTION : EVENT).test(event ?? name)
    },
    isWord: text => known.has(text) || (text.startsWith(base) && known.has(text.slice(base.length))),
  }
}

/** Returns a recording as text with one line for each entry. */
const textOf = ({ entries, ...rest }: Recording): string => {
  const lines = entries.map(entry => JSON.stringify(entry))
  return `${JSON.stringify(rest).slice(0, -1)},"entries":[\n${lines.join(',\n')}\n]}\n`
}

/** Returns the recording as a text of at most this many characters, and the number of dropped entries; drops the oldest entries that have ended (support/recording-bounds). */
export function asFile(recording: Recording, most: number): { text: string; dropped: number } {
  const rest = { ...recording }
  for (let text = textOf(rest); ; text = textOf(rest)) {
    const before = rest.entries.length
    if (text.length <= most || before === 0) return { text, dropped: rest.dropped }
    dropOldest(rest, Math.ceil(before / 10))
    // If only open entries are left, these are dropped as well.
    if (rest.entries.length === before) {
      rest.entries = rest.entries.slice(Math.ceil(before / 10))
      rest.dropped += before - rest.entries.length
    }
  }
}

const OF_TICKET =
  'A person has added it to a ticket: every text that is not the app’s own is masked, and it has no calls, screens or cookies and storage.'

/** Describes in sentences which parts a recording lacks. */
export const missingIn = ({ dropped, given }: Recording): string[] => [
  ...(dropped > 0 ? [`Its beginning is missing: ${dropped} entries were dropped.`] : []),
  ...(given ? [OF_TICKET] : []),
]
