import type { Action } from '@reduxjs/toolkit'
import type { SagaMonitor, Task } from 'redux-saga'
import { describe } from './describe'
import type { ActionEntry, CallEntry, EffectEntry, End, Shown } from './entries'
import { createLog, type LogOptions } from './log'
import { diff } from './patches'
import { createShow, nameOf } from './shown'

interface Options extends LogOptions {
  /** The place in the code that made an effect. */
  stackOf?: (effect: unknown) => string | undefined
}

interface Store {
  getState: () => unknown
  subscribe: (heard: () => void) => unknown
}

const TASK = '@@redux-saga/TASK'
/** The library's mark of an action that a saga has put. */
const PUT = '@@redux-saga/SAGA_ACTION'
const RUNNERS: readonly string[] = ['call', 'fork', 'spawn']

const isTask = (value: unknown): value is Task => typeof value === 'object' && value !== null && TASK in value

/** Keeps what the sagas of one store do: their effects as a tree, actions, places, calls. It touches no page. */
export function createRecorder({ stackOf, ...options }: Options = {}) {
  const log = createLog(options)
  const { atMs, add, nextOrder, changed } = log
  const show = createShow()
  /** The effects that still run, by redux-saga's numbers; what has ended yields no more. */
  const running = new Map<number, EffectEntry>()
  let state: Shown = {}
  let place = ''
  let dispatched: Pick<ActionEntry, 'type' | 'action' | 'outside'> | undefined

  function end(effectId: number, how: End['how'], value?: unknown): void {
    const effect = running.get(effectId)
    if (!effect) return
    running.delete(effectId)
    const at = { atMs: atMs(), order: nextOrder() }
    if (how === 'cancelled') effect.end = { how, ...at }
    else {
      const shown = effect.kind === 'put' ? null : show.named(effect.name, value)
      const winner = effect.kind === 'race' && how === 'gave' ? Object.keys(value as object)[0] : undefined
      effect.end = { how, ...at, value: shown, ...(winner !== undefined && { winner }) }
    }
    changed(effect)
  }

  /** A task outlives the effect that has started it. */
  const follow = (effectId: number, task: Task): void =>
    void task.toPromise().then(
      (value: unknown) => (task.isCancelled() ? end(effectId, 'cancelled') : end(effectId, 'gave', value)),
      (error: unknown) => end(effectId, 'threw', error),
    )

  const monitor: SagaMonitor = {
    rootSagaStarted({ effectId, saga, args }) {
      const root = { kind: 'root', name: nameOf(saga.name), saga: true, args: args.map(show.show) } as const
      running.set(effectId, add('effect', root))
    },
    effectTriggered({ effectId, parentEffectId, label, effect }) {
      const { delayMs, ...described } = describe(effect, show)
      const above = running.get(parentEffectId)
      const parent = above?.id
      // A function that gives a generator runs it, too.
      if (above && !above.saga && RUNNERS.includes(above.kind)) {
        above.saga = true
        changed(above)
      }
      const stack = stackOf?.(effect)
      running.set(
        effectId,
        add('effect', {
          ...(parent !== undefined && { parent }),
          ...(label !== undefined && label !== '' && { label }),
          ...described,
          ...(delayMs !== undefined && { args: [delayMs], untilMs: atMs() + delayMs }),
          ...(stack && { stack }),
        }),
      )
    },
    effectResolved: (effectId, result) =>
      isTask(result) ? follow(effectId, result) : end(effectId, 'gave', result),
    effectRejected: (effectId, error) => end(effectId, 'threw', error),
    effectCancelled: effectId => end(effectId, 'cancelled'),
    actionDispatched(action: Action) {
      const outside = !(PUT in action)
      dispatched = { type: action.type, ...(outside && { outside }), action: show.action(action) }
    },
  }

  /** The state that the last action has led to; the first one before any. */
  function stateIs(next: unknown): void {
    const before = state
    state = show.show(next)
    if (dispatched) add('action', { ...dispatched, patches: diff(before, state) })
    else log.recording.state = state
  }

  function placeIs(path: string): void {
    if (path === place) return
    place = path
    add('location', { path: show.text(path) })
  }

  /** Follows a store: its state, and the place that is in it. */
  function watch({ getState, subscribe }: Store): void {
    const told = (): void => {
      const next = getState()
      stateIs(next)
      const { router } = next as { router?: { location?: { pathname: string } | null } }
      if (router?.location) placeIs(router.location.pathname)
    }
    told()
    subscribe(told)
  }

  /** A call goes out; its caller tells how it ended. */
  function callBegan(call: Pick<CallEntry, 'method' | 'address' | 'effect' | 'held'>) {
    const entry = add('call', { ...call, address: show.text(call.address) })
    return {
      entry,
      goesOut(): void {
        delete entry.held
        changed(entry)
      },
      ended(status: number | null, requestId?: string): void {
        entry.end = { atMs: atMs(), status, ...(requestId && { requestId }) }
        changed(entry)
      },
    }
  }

  return {
    recording: log.recording,
    monitor,
    atMs,
    watch,
    callBegan,
    /** The effects that still run. */
    running: (): EffectEntry[] => [...running.values()],
    screenIs: (html: string, styles?: string) =>
      add('screen', { html: show.text(html), ...(styles !== undefined && { styles }) }),
    changed,
  }
}

export type Recorder = ReturnType<typeof createRecorder>
