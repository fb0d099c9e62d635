import { enUS, type MessageKey, type Messages } from 'src/messages/en-US'
import { CATALOGUES, type OtherLanguage } from 'src/messages/languages'

import type { Message } from 'src/messages/message'
import { type Language, LANGUAGES } from 'src/messages/pickLanguage'

const LANGUAGES_BUT_ENGLISH = LANGUAGES.filter((language): language is OtherLanguage => language !== 'en-US')
const KEYS = Object.keys(enUS) as MessageKey[]

/** Texts that equal the English ones because the languages share the word. */
const SAME: Partial<Record<Language, MessageKey[]>> = {
  de: [
    'rail.code',
    'security.name',
    'support.name',
    'installerError.version',
    'passkeys.heading',
    'passkeys.unnamed',
    'rail.passkey',
  ],
  fr: ['rail.code', 'support.description', 'installerError.version'],
  it: [
    'login.password',
    'rail.password',
    'rail.email',
    'support.email',
    'who.account',
    'passkeys.unnamed',
    'rail.passkey',
    'links.privacy',
  ],
  nl: [
    'links.privacy',
    'links.help',
    'rail.code',
    'who.account',
    'passkeys.heading',
    'passkeys.unnamed',
    'rail.passkey',
  ],
  sv: ['installerError.version'],
  da: ['installerError.version', 'mobileSetup.send'],
  fi: ['symantec.credentialsId'],
  el: ['rail.email', 'support.email'],
  id: ['rail.email', 'support.email'],
  vi: ['rail.email', 'support.email'],
}
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\w*\}/g, ''))

const load = async (language: OtherLanguage): Promise<Messages> => {
  const exported = Object.values(await CATALOGUES[language]())
  expect(exported).toHaveLength(1)
  return exported[0]!
}
const formsOf = (message: Message): [form: string, text: string][] =>
  typeof message === 'string' ? [['', message]] : Object.entries(message)
const english = (key: MessageKey): string => {
  const message: Message = enUS[key]
  return typeof message === 'string' ? message : message.other
}
const placesOf = (text: string): string[] => [...new Set(text.match(/\{\w*\}/g))].sort()

/** The forms of a plural rule for the whole numbers up to 2000, which is more than any message counts. */
function countsByForm(language: Language): Map<string, number[]> {
  const rules = new Intl.PluralRules(language)
  const counts = new Map<string, number[]>()
  for (let n = 0; n <= 2000; n += 1) counts.set(rules.select(n), [...(counts.get(rules.select(n)) ?? []), n])
  return counts
}

test('every language has a catalogue, and English is in the first load', () => {
  expect(Object.keys(CATALOGUES).sort()).toEqual([...LANGUAGES_BUT_ENGLISH].sort())
})

describe.each(LANGUAGES_BUT_ENGLISH)('%s', language => {
  let catalogue: Messages
  beforeAll(async () => {
    catalogue = await load(language)
  })
  const wrong = (isWrong: (key: MessageKey, message: Message) => boolean) =>
    KEYS.filter(key => {
      const message = catalogue[key]
      return message !== undefined && isWrong(key, message)
    })

  test('has no text that is missing in English', () => {
    expect(Object.keys(catalogue).filter(key => !(key in enUS))).toEqual([])
  })

  test('has no empty text and none with spaces around it', () => {
    expect(
      wrong((_key, message) => formsOf(message).some(([, text]) => !text || text !== text.trim())),
    ).toEqual([])
  })

  // (product/one-language)
  test('has no English text', () => {
    const same = wrong((key, message) =>
      formsOf(message).some(([, text]) => text === english(key) && hasWords(text)),
    )
    expect(same.sort()).toEqual([...(SAME[language] ?? [])].sort())
  })

  test('has the placeholders of the English text; a form for a single number may use a word', () => {
    const counts = countsByForm(language)
    const expected = (key: MessageKey, form: string, text: string) => {
      const places = placesOf(english(key))
      const says = placesOf(text)
      const alone = counts.get(form)?.length === 1 && !says.includes('{n}')
      return (alone ? places.filter(place => place !== '{n}') : places).join() === says.join()
    }
    expect(
      wrong((key, message) => formsOf(message).some(([form, text]) => !expected(key, form, text))),
    ).toEqual([])
  })

  test('has a form for every count if a text has forms', () => {
    const forms = [...countsByForm(language).keys()]
    expect(
      wrong(
        (_key, message) => typeof message !== 'string' && forms.some(form => !Object.hasOwn(message, form)),
      ),
    ).toEqual([])
  })

  test('has forms only if the text counts n', () => {
    expect(
      wrong((key, message) => typeof message !== 'string' && !placesOf(english(key)).includes('{n}')),
    ).toEqual([])
  })
})
