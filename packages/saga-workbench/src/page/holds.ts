import type { ActionEntry, CallEntry, EffectEntry } from '../recording/entries'
import type { Recorder } from '../recording/recorder'
import type { Answer } from './channel'

/** Stops calls and sagas until the room lets them continue; meanwhile the page's timers are paused. */
export function createHolds(recorder: Pick<Recorder, 'changed'>, pauseTimers: (pause: boolean) => void) {
  const held = new Map<number, (answer: Answer) => void>()

  /** Forgets an entry, which may have ended meanwhile, such as a cancelled effect. */
  function release(id: number): void {
    if (held.delete(id)) pauseTimers(held.size > 0)
  }

  function hold(entry: EffectEntry | ActionEntry | CallEntry, goOn: (answer: Answer) => void): void {
    entry.held = true
    held.set(entry.id, answer => {
      release(entry.id)
      delete entry.held
      if (entry.entry === 'effect' && answer.how !== 'own') entry.forked = true
      recorder.changed(entry)
      goOn(answer)
    })
    pauseTimers(true)
    recorder.changed(entry)
  }

  return { hold, release, goOn: (id: number, answer: Answer) => held.get(id)?.(answer) }
}

export type Holds = ReturnType<typeof createHolds>
