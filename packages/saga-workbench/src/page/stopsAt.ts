import type { Action } from '@reduxjs/toolkit'
import type { EffectEntry } from '../recording/entries'

const ACTION = /^action (.+)$/
const ERROR = /^error\b ?(.*)$/

/** Whether the room stops at an effect, by its name ('signIn') or its kind and name ('call signIn'). */
export const stopsAtEffect = ({ kind, name }: EffectEntry, wanted: string): boolean =>
  name !== '' && [name, `${kind} ${name}`].includes(wanted)

/** Whether the room stops at an action ('action login/passwordSubmitted') before the sagas receive it. */
export const stopsAtAction = ({ type }: Action, wanted: string): boolean => ACTION.exec(wanted)?.[1] === type

/** Whether the room stops at an error: at any ('error'), or at one whose name or message contains the words ('error limited'). */
export function stopsAtError(error: Error, wanted: string): boolean {
  const [, words] = ERROR.exec(wanted) ?? []
  return words !== undefined && String(error).toLowerCase().includes(words.toLowerCase())
}
