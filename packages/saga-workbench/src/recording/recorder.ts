import type { SagaMonitor, Task } from 'redux-saga'
import { calleeOf, describe } from './describe'
import type { CallEntry, EffectEntry, End } from './entries'
import { followStorage, followStore } from './followStore'
import { createLog, type LogOptions } from './log'
import { MASK } from './masking'
import { createSerializer, type SerializerOptions } from './serializer'

export interface RecorderOptions extends LogOptions, SerializerOptions {
  /** The place in the code that made an effect. */
  stackOf?: (effect: unknown) => string | undefined
  /** Receives a fault of the recorder that occurs after the monitor has returned; without it the fault is an unhandled rejection. */
  onFault?: (error: unknown) => void
}

const TASK = '@@redux-saga/TASK'
const RUNNERS: readonly string[] = ['call', 'fork', 'spawn']

const masksIn = (text = ''): number => text.split(MASK).length

interface Running {
  entry: EffectEntry
  /** The arguments of a call or a fork, which other code may change. */
  args: readonly unknown[]
  /** The task that a fork has started. */
  task?: Task
}

const isTask = (value: unknown): value is Task => typeof value === 'object' && value !== null && TASK in value

/** Records the sagas of one store: their effects as a tree, actions, locations and calls. It does not use the page. */
export function createRecorder({ stackOf, onFault, ...options }: RecorderOptions = {}) {
  const log = createLog(options)
  const { atMs, add, nextOrder, changed } = log
  const show = createSerializer(options)
  /** The running effects by redux-saga's numbers; an effect that has ended yields nothing more. */
  const running = new Map<number, Running>()
  /** The cancelled sagas by the same numbers: the effects of their `finally` follow. */
  const cancelled = new Map<number, EffectEntry>()
  const store = followStore(log, show)

  /** Marks an effect whose arguments have changed since it began. */
  function compareArgs({ entry, args }: Running): void {
    if (args.length === 0) return
    const [before, after] = [entry.args, args.map(show.show)].map(value => JSON.stringify(value))
    // A secret that became known meanwhile is not a change.
    if (after !== before && masksIn(after) === masksIn(before)) entry.changed = true
  }

  const runningById = (id: number | undefined): Running | undefined =>
    [...running.values()].find(({ entry }) => entry.id === id)

  function end(effectId: number, how: End['how'], value?: unknown): void {
    const ended = running.get(effectId)
    if (!ended) return
    const effect = ended.entry
    running.delete(effectId)
    if (how === 'cancelled' && effect.saga) cancelled.set(effectId, effect)
    compareArgs(ended)
    // A saga may continue with a value that other code has changed.
    const above = runningById(effect.parent)
    if (above) compareArgs(above)
    const at = { atMs: atMs(), order: nextOrder() }
    if (how === 'cancelled') effect.end = { how, ...at }
    else {
      const recorded = effect.kind === 'put' ? null : show.named(effect.name, value)
      const winner = effect.kind === 'race' && how === 'gave' ? Object.keys(value as object)[0] : undefined
      effect.end = { how, ...at, value: recorded, ...(winner !== undefined && { winner }) }
    }
    changed(effect)
  }

  /** Records the end of a task, which outlives the effect that started it. */
  function follow(effectId: number, task: Task): void {
    const forked = running.get(effectId)
    if (forked) forked.task = task
    void task
      .toPromise()
      .then(
        (value: unknown) => (task.isCancelled() ? end(effectId, 'cancelled') : end(effectId, 'gave', value)),
        (error: unknown) => end(effectId, 'threw', error),
      )
      .catch(onFault)
  }

  const monitor: SagaMonitor = {
    rootSagaStarted({ effectId, saga, args }) {
      const root = {
        kind: 'root',
        name: show.functionName(saga),
        saga: true,
        args: args.map(show.show),
      } as const
      running.set(effectId, { entry: add('effect', root), args: [] })
    },
    effectTriggered({ effectId, parentEffectId, label, effect }) {
      const described = describe(effect, show)
      const above = running.get(parentEffectId)?.entry ?? cancelled.get(parentEffectId)
      const parent = above?.id
      // A function that returns a generator also runs it.
      if (above && !above.saga && RUNNERS.includes(above.kind)) {
        above.saga = true
        changed(above)
      }
      const stack = stackOf?.(effect)
      const entry = add('effect', {
        ...(parent !== undefined && { parent }),
        ...(label !== undefined && label !== '' && { label }),
        ...described,
        ...(described.kind === 'delay' && { untilMs: atMs() + Number(described.args[0]) }),
        ...(stack && { stack }),
      })
      running.set(effectId, { entry, args: calleeOf(effect)?.args ?? [] })
    },
    effectResolved: (effectId, result) =>
      isTask(result) ? follow(effectId, result) : end(effectId, 'gave', result),
    effectRejected: (effectId, error) => end(effectId, 'threw', error),
    effectCancelled: effectId => end(effectId, 'cancelled'),
    actionDispatched: store.actionDispatched,
  }

  /** Cancels the task in which an effect runs. */
  function cancel(id: number): void {
    const { task, entry } = runningById(id) ?? {}
    if (task) task.cancel()
    else if (entry?.parent !== undefined) cancel(entry.parent)
  }

  /** Records the start of a call; the caller reports its end. */
  function callBegan(call: Pick<CallEntry, 'method' | 'address' | 'effect'>) {
    const entry = add('call', { ...call, address: show.text(call.address) })
    return {
      entry,
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
    /** Records the state of a store, and the location in it. */
    watch: store.watch,
    callBegan,
    cancel,
    /** Records the current cookies and storage. */
    recordStorage: followStorage(log, show),
    /** Returns the running effects. */
    running: (): EffectEntry[] => [...running.values()].map(({ entry }) => entry),
    recordScreen: (html: string, styles?: string) =>
      add('screen', { html: show.text(html), ...(styles !== undefined && { styles }) }),
    changed,
  }
}

export type Recorder = ReturnType<typeof createRecorder>
