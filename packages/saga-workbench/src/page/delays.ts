import * as raw from 'redux-saga/effects'
import { CANCEL } from 'redux-saga'
import type { EffectEntry } from '../recording/entries'
import type { Recorder } from '../recording/recorder'
import type { Answer } from './channel'

/** Lets the room skip a delay of a saga, or prolong it without limit. */
export function createDelays(recorder: Recorder) {
  const pending = new Map<number, (answer: Answer) => void>()

  function wait(ms: number, entry: EffectEntry): Promise<true> {
    let timer = 0
    const stop = (): void => window.clearTimeout(timer)
    const promise = new Promise<true>(resolve => {
      const skip = (): void => {
        stop()
        pending.delete(entry.id)
        resolve(true)
      }
      timer = window.setTimeout(skip, ms)
      pending.set(entry.id, ({ how }) => {
        if (how !== 'kept') return skip()
        stop()
        entry.held = true
        recorder.changed(entry)
      })
    })
    const cancel = (): void => {
      stop()
      pending.delete(entry.id)
    }
    return Object.assign(promise, { [CANCEL]: cancel })
  }

  /** Handles the running effect, which is the last one that was triggered. */
  const middleware = (next: (effect: unknown) => void) => (effect: unknown) => {
    const entry = recorder.running().at(-1)
    next(entry?.kind === 'delay' ? raw.call(wait, Number(entry.args[0]), entry) : effect)
  }

  return { middleware, goOn: (id: number, answer: Answer) => pending.get(id)?.(answer) }
}
