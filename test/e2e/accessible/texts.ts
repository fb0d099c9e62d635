import { LONG } from 'tools/screens/steps'
import { NOTICES } from 'sandbox/company/notices'
import { enUS } from 'src/messages/en-US'

/** The texts of a page, and its text fields. */
export interface ShownTexts {
  /** Texts, without the values that a translator must leave unchanged. */
  texts: string[]
  /** Texts in an attribute, where a value cannot be marked. */
  names: string[]
  /** Text fields without a label for the Enter key of an on-screen keyboard. */
  withoutEnterKey: string[]
}

/** Runs in a page: returns its texts. The names of languages and countries come from the browser. */
export function shownTexts(): ShownTexts {
  const NAMES = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'alt', 'placeholder']
  const KEPT =
    '[translate=no], option[lang], [role=listbox], .flag-dropdown, textarea, script, style, noscript'
  const clean = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const [texts, names] = [[] as string[], [document.title]]
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    if (element?.closest(KEPT)) continue
    // A heading without such a value may have each sentence on its own line.
    const heading = element?.closest('h1:not(:has([translate=no]))')
    if (node instanceof Text) texts.push(clean((heading ?? node).textContent))
    else names.push(...NAMES.map(name => clean(element?.getAttribute(name) ?? '')))
  }
  const fields = 'input:not([type=checkbox], [type=radio], [tabindex="-1"])'
  const withoutEnterKey = [...document.querySelectorAll(fields)]
    .filter(field => !/^(?:next|go|send|search)$/.test(field.getAttribute('enterkeyhint') ?? ''))
    .map(({ id }) => id)
  return { texts: [...new Set(texts)], names: [...new Set(names)], withoutEnterKey }
}

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim()
const PLACE = /\{\w+\}/
const FORMS = Object.values(enUS)
  .flatMap(message => (typeof message === 'string' ? [message] : (Object.values(message) as string[])))
  .map(clean)
const PATTERNS = FORMS.filter(form => PLACE.test(form)).map(form => {
  const parts = form.split(PLACE).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('(.+?)')}$`)
})
/** The texts of the catalogue, the parts of a text with marked values, and names and texts that are not the app's. */
const KNOWN = new Set([
  ...FORMS.flatMap(form => [form, ...form.split(PLACE).map(clean)]),
  'iOS',
  'Android',
  // The company's and the server's.
  ...Object.values(NOTICES).map(({ text }) => text),
  LONG,
  'Good work begins with a good morning.',
  'Monday to Friday, 8 am to 6 pm',
  'Enter the next code.',
  'The code is not valid.',
  'The offline code is not valid.',
  'The request was denied.',
])
/** The browser's words for a time. */
const TIME = /^(?:now|yesterday|last \w+|\d+ \w+ ago|\d+:\d\d [AP]M|\w+ \d+, \d{4})$/

/** Whether a text comes from the catalogue, with values that do as well or have no words. */
function isOwn(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || TIME.test(text) || KNOWN.has(text)) return true
  return PATTERNS.some(pattern => pattern.exec(text)?.slice(1).every(isOwn))
}

/** Whether a name or an announcement comes from the catalogue, with any value. */
const isOwnName = (name: string): boolean => isOwn(name) || PATTERNS.some(pattern => pattern.test(name))

/** An announcement that consists of two texts. */
const isPair = (text: string): boolean => text.includes(': ') && text.split(': ').every(isOwn)

/**
 * Returns the texts of a page that are not from the catalogue, or that contain a value that a translator may change (product/languages,
 * accessibility/values-kept), and the fields without a label for the Enter key (forms/enter-key).
 */
export const textFaults = ({ texts, names, withoutEnterKey }: ShownTexts): string[] => [
  ...texts.filter(text => !isOwn(text) && !isPair(text)).map(text => `no text of the app: '${text}'`),
  ...names.filter(name => !isOwnName(name)).map(name => `no name of the app: '${name}'`),
  ...withoutEnterKey.map(id => `the Enter key has no label in ${id}`),
]
