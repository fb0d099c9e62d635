import { waitFor } from '@testing-library/react'
import { enUS, type MessageKey } from 'src/messages/en-US'
import type { openApp } from './openApp'
import { leftInEnglish, pseudo, textsOfPage } from './pseudo'
import type { ServedAnswer } from './server'

export type App = Awaited<ReturnType<typeof openApp>>

/** All that was seen on any screen. */
export const seen = new Set<string>()

export const SAID = 'σφάλμα'
export const words = pseudo(enUS)

export const patiently = <T>(find: () => T): Promise<T> => waitFor(find)

/** Waits for texts of the catalogue, and then looks at the whole page. */
export async function expectPage(...keys: MessageKey[]) {
  await patiently(() => {
    const texts = textsOfPage()
    const missing = keys.filter(key => !texts.some(text => text.includes(words[key].split('{')[0]!)))
    if (missing.length > 0) throw new Error(`${missing.join(', ')} not in:\n${texts.join('\n')}`)
  })
  expect(fieldsWithoutHint()).toEqual([])
  expect(translatableValues()).toEqual([])
  const texts = textsOfPage()
  for (const text of texts) seen.add(text)
  expect({ english: leftInEnglish(texts), texts }).toEqual({ english: [], texts })
}

/** Names that the answers of these tests contain, and no text of the app. */
const VALUE = /[ΔΛΞΩψω]/u

/** The texts with a value that a translator may change (accessibility/values-kept). */
function translatableValues(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (
      VALUE.test(node.nodeValue ?? '') &&
      !node.parentElement?.closest('[translate=no], textarea, script, style')
    )
      found.push(node.nodeValue ?? '')
  return found
}

/** Text fields without a label for the Enter key of a phone's keyboard (forms/enter-key). */
const fieldsWithoutHint = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [tabindex="-1"])')]
    .filter(field => !['next', 'go', 'send', 'search'].includes(field.getAttribute('enterkeyhint') ?? ''))
    .map(field => field.id)

export const element = (selector: string) =>
  patiently(() => {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  })
export const buttonThatSays = (key: MessageKey) =>
  patiently(() => {
    const found = [...document.querySelectorAll('button')].find(each => each.textContent === words[key])
    if (!found) throw new Error(`No button says ${key}.`)
    return found
  })
/** Puts a text into a field at once, and then presses the keys that are in braces: the test checks texts, not keys. */
export async function type({ user }: App, selector: string, text: string): Promise<void> {
  const [, entry = '', keys = ''] = /^([^{]*)(.*)$/.exec(text) ?? []
  await user.click(await element(selector))
  if (entry !== '') await user.paste(entry)
  if (keys !== '') await user.keyboard(keys)
}
export const press = async (app: App, selector: string) => app.user.click(await element(selector))
export const SUBMIT = 'button[type=submit]'
export const WRONG: ServedAnswer = { status: 500 }

/** Writes a value into this tab's storage. */
export const session = (key: string, value: unknown) =>
  sessionStorage.setItem(`foyer.${key}`, JSON.stringify(value))

/** Sets the cookie of how the person signs in. */
export const mode = (value: string) => (document.cookie = `authenticationMode=${value}; path=/`)
