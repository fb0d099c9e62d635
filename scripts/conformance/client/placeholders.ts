import { DEVICE_WORDS, type DeviceWord } from './device'
import { SECRETS, type Secret } from '../secrets'

/** What stands in the workflow's call for a word that the runner puts in as the call is sent. */
const placeholder = (name: string): string => `foyer-runner-${name}-placeholder`

const NAMES = ['person', 'person-in-capitals', 'other-person', ...SECRETS] as const
type Name = (typeof NAMES)[number]

/** The inputs of every workflow. */
export const INPUTS: Record<string, string> = Object.fromEntries(
  [...NAMES, ...DEVICE_WORDS].map(name => [name, placeholder(name)]),
)

/** The secrets that a text asks for. */
export const secretsIn = (text: string): Secret[] => SECRETS.filter(name => text.includes(placeholder(name)))

const inJson = (word: string): string => JSON.stringify(word).slice(1, -1)

/** The text with the words in the placeholders' places, written as its type has to write them. */
export function filled(text: string, type: string, words: Partial<Record<Name, string>>): string {
  const write = type === 'application/x-www-form-urlencoded' ? encodeURIComponent : inJson
  return NAMES.reduce((sum, name) => {
    const word = words[name]
    // By a function: a text would have its `$&` read as a pattern.
    return word === undefined ? sum : sum.replaceAll(placeholder(name), () => write(word))
  }, text)
}

/** The JSON with what the device tells in place of the texts that stand for it. */
export const withDevice = (json: string, tell: (word: DeviceWord) => string): string =>
  DEVICE_WORDS.reduce((sum, word) => sum.replaceAll(`"${placeholder(word)}"`, () => tell(word)), json)
