import { act, render, screen } from '@testing-library/react'
import { memo } from 'react'
import { changeLanguage } from 'src/messages/changeLanguage'
import { useMessages } from 'src/messages/useMessages'
import { cultureFor, LANGUAGE_NAMES } from 'src/messages/languageNames'
import { type Language, LANGUAGES } from 'src/messages/pickLanguage'

const Heading = memo(function Heading() {
  return <h1>{useMessages()('login.heading')}</h1>
})

afterEach(() => act(() => changeLanguage('en-US')))

// (product/language-menu)
test('a component follows a change of the language, even if its parent does not render again', async () => {
  render(<Heading />)
  expect(screen.getByRole('heading')).toHaveTextContent('Sign in')
  await act(() => changeLanguage('de'))
  expect(screen.getByRole('heading')).toHaveTextContent('Anmelden')
})

describe('the names of the languages', () => {
  const baseOf = (language: Language) => language.split('-', 1)[0] ?? ''
  /** Some languages write their own name with a lower-case letter within a sentence. */
  const ownName = (language: Language) => {
    const alone = LANGUAGES.filter(each => baseOf(each) === baseOf(language)).length === 1
    const names = new Intl.DisplayNames(language, { type: 'language' })
    const name = names.of(alone ? baseOf(language) : language) ?? ''
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  }

  // (product/language-menu)
  test('every catalogue is listed once by its own name, in the order of the names', () => {
    const names = LANGUAGES.map((language): [Language, string] => [language, ownName(language)])
    names.sort(([, one], [, other]) => one.localeCompare(other, 'en'))
    expect(Object.entries(LANGUAGE_NAMES)).toEqual(names)
  })

  const cultures: [rule: string, language: Language, wanted: string[], culture: string][] = [
    ['the user’s own', 'de', ['fr-FR', 'de-CH'], 'de-CH'],
    ['the user’s own, from a cookie with an underscore', 'pt', ['pt_PT', 'pt-BR'], 'pt-PT'],
    ['the most common one, if the user’s has no region', 'de', ['de'], 'de-DE'],
    ['the most common one, if none of the user’s matches', 'ja', ['en-GB'], 'ja-JP'],
    ['the catalogue’s, if it names one', 'zh-CN', ['zh-TW'], 'zh-CN'],
  ]
  test.each(cultures)('the culture to store: %s', (_rule, language, wanted, culture) => {
    expect(cultureFor(language, wanted)).toBe(culture)
  })
})
