import * as raw from 'redux-saga/effects'
import type { EffectEntry } from 'src/workbench/recording/entries'
import type { Recorder } from 'src/workbench/recording/recorder'
import { type Answer, BREAK_KEY } from './channel'

/** Whether the room stops at an effect: it names it, as 'signIn' or as 'call signIn'. */
export function stopsAt({ kind, name }: EffectEntry, wanted: string): boolean {
  return name !== '' && [name, `${kind} ${name}`].includes(wanted.trim())
}

const given = (value: unknown): unknown => value

function thrown(message: string): never {
  throw new Error(message)
}

/** What runs in the place of an effect that was given another answer. */
function inPlace(effect: unknown, { how, value }: Answer): unknown {
  if (how === 'own') return effect
  return how === 'gives' ? raw.call(given, value) : raw.call(thrown, String(value))
}

/** Lets the room stop sagas at an effect, and give that effect another answer. */
export function ownBreaks(recorder: () => Recorder, standStill: (still: boolean) => void) {
  const held = new Map<number, (answer: Answer) => void>()

  /** The last effect that was triggered is the one that runs now. */
  const middleware = (next: (effect: unknown) => void) => (effect: unknown) => {
    const entry = recorder().running().at(-1)
    if (!entry || !stopsAt(entry, localStorage.getItem(BREAK_KEY) ?? '')) {
      next(effect)
      return
    }
    entry.held = true
    recorder().changed(entry)
    standStill(true)
    held.set(entry.id, answer => {
      held.delete(entry.id)
      standStill(held.size > 0)
      delete entry.held
      recorder().changed(entry)
      // Cancelled meanwhile: nobody waits for it.
      if (!entry.end) next(inPlace(effect, answer))
    })
  }

  return { middleware, goOn: (id: number, answer: Answer) => held.get(id)?.(answer) }
}
