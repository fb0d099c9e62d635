import { DEVICE_WORDS, type DeviceWord } from './device'
import { SECRETS, type Secret } from '../secrets'

/** Returns the placeholder for a value that the browser inserts when it sends the call. */
const placeholder = (name: string): string => `foyer-runner-${name}-placeholder`

const NAMES = ['person', 'person-in-capitals', 'other-person', ...SECRETS] as const
type Name = (typeof NAMES)[number]

/** The inputs of every workflow. */
export const INPUTS: Record<string, string> = Object.fromEntries(
  [...NAMES, ...DEVICE_WORDS].map(name => [name, placeholder(name)]),
)

/** Returns the secrets whose placeholders a text contains. */
export const secretsIn = (text: string): Secret[] => SECRETS.filter(name => text.includes(placeholder(name)))

const inJson = (word: string): string => JSON.stringify(word).slice(1, -1)

/** Replaces the placeholders of a text, and encodes the values for its content type. */
export function filled(text: string, type: string, words: Partial<Record<Name, string>>): string {
  const write = type === 'application/x-www-form-urlencoded' ? encodeURIComponent : inJson
  return NAMES.reduce((sum, name) => {
    const word = words[name]
    // A function, because in a replacement text `$&` would be interpreted.
    return word === undefined ? sum : sum.replaceAll(placeholder(name), () => write(word))
  }, text)
}

/** Replaces the device's placeholders in a JSON text. */
export const withDevice = (json: string, tell: (word: DeviceWord) => string): string =>
  DEVICE_WORDS.reduce((sum, word) => sum.replaceAll(`"${placeholder(word)}"`, () => tell(word)), json)
