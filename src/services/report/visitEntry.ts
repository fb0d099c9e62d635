import type { Step } from 'src/constants/journeys'
import { attempt } from 'src/services/attempt'
import { tab } from 'src/services/tab'

/** How the field of a step was filled (visits/entry). */
export type VisitEntry = 'typed' | 'autofilled' | 'remembered'

/** The fields of a sign-in, by the token of `autocomplete` that password managers go by. */
const FIELDS: Partial<Record<Step, string>> = { username: 'username', password: 'current-password' }
const TOKENS = Object.values(FIELDS)

/** Whether the text was typed or pasted. Text that a browser or a password manager fills in has no input type, or replaces the text. */
const isTyped = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType !== '' && event.inputType !== 'insertReplacementText'

/** Whether the browser filled in the field before a listener could be added. */
const isFilled = (token: string): boolean =>
  attempt(() => tab.document.querySelector(`input[autocomplete~="${token}"]:autofill`) !== null, false)

/** Follows how the fields of a sign-in are filled in, never their contents; the latest way counts (visits/entry). */
export function watchEntry(): (step: Step | undefined) => VisitEntry | undefined {
  const entries = new Map<string, VisitEntry>()
  const onInput = (event: Event): void => {
    if (!(event.target instanceof HTMLInputElement)) return
    const tokens = event.target.autocomplete.split(' ')
    const token = TOKENS.find(each => tokens.includes(each))
    if (token) entries.set(token, isTyped(event) ? 'typed' : 'autofilled')
  }
  tab.document.addEventListener('input', onInput, { capture: true, passive: true })
  return step => {
    const token = step && FIELDS[step]
    if (!token) return undefined
    return entries.get(token) ?? (isFilled(token) ? 'autofilled' : undefined)
  }
}
