import type { Privacy } from '../recording/serializer'

/** Field names of personal data. */
const FIELD = /(?<!^path)name|mail|phone|address|user|company|description|birth/i
/** Field names of ids that identify a person or their data. */
const ID = /(?:^id|I[dD])$/
/** Events whose bare payload is personal data. */
const EVENT = /name|mail|phone|address|user|company|description/i
/** Functions whose bare result is personal data. */
const FUNCTION = /(?:name|mail|number|address)$/i

const isBare = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** Masks personal data, and every text that is not part of the app, such as input and answers of the server (support/recording-masked). A path may begin with the base path of the app. */
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
