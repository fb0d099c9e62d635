import type { Action } from '@reduxjs/toolkit'
import type { EffectEntry } from '../recording/entries'

const ACTION = /^action (.+)$/
const ERROR = /^error\b ?(.*)$/

/** Whether the room stops at an effect: it names it, as 'signIn' or as 'call signIn'. */
export const stopsAtEffect = ({ kind, name }: EffectEntry, wanted: string): boolean =>
  name !== '' && [name, `${kind} ${name}`].includes(wanted)

/** Whether the room stops at an action, as 'action login/passwordSubmitted': before the sagas hear of it. */
export const stopsAtAction = ({ type }: Action, wanted: string): boolean => ACTION.exec(wanted)?.[1] === type

/** Whether the room stops at an error: at any, as 'error', or at one whose name or message has the words, as 'error limited'. */
export function stopsAtError(error: Error, wanted: string): boolean {
  const [, words] = ERROR.exec(wanted) ?? []
  return words !== undefined && String(error).toLowerCase().includes(words.toLowerCase())
}
