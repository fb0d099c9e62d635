import type { Privacy } from '../recording/shown'

/** What somebody is known by, by the name of a field. */
const FIELD = /(?<!^path)name|mail|phone|address|user|company|description|birth/i
/** A number or a text by which a server knows somebody, or something of theirs. */
const ID = /(?:^id|I[dD])$/
/** An event that carries it bare. */
const EVENT = /name|mail|phone|address|user|company|description/i
/** A function that gives it bare. */
const FUNCTION = /(?:name|mail|number|address)$/i

const isBare = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** Masks what names somebody, and each text that is not a word of the app's own: whatever a person has typed and a server has said (support/recording-masked). A path may begin with the base path of the app. */
export function privacyOf(words: Iterable<string>, base = ''): Privacy {
  const known = new Set(words)
  return {
    isPersonal: (name, value) => (FIELD.test(name) || ID.test(name)) && isBare(value) && value !== '',
    isPersonalBare: (name, value) => {
      const [, event] = name.split('/')
      return isBare(value) && value !== '' && (event === undefined ? FUNCTION : EVENT).test(event ?? name)
    },
    isWord: text => known.has(text) || (text.startsWith(base) && known.has(text.slice(base.length))),
  }
}
