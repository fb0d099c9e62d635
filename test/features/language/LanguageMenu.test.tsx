import { screen } from '@testing-library/react'
import { LanguageMenu } from 'src/features/language/LanguageMenu'
import type { Language } from 'src/messages/pickLanguage'
import { renderThemed } from 'test/support/renderScreen'

const menu = (offered: Language[]) =>
  renderThemed(<LanguageMenu offered={offered} onChoose={() => Promise.resolve(true)} />)
const names = () => screen.queryAllByRole('option').map(option => option.textContent)

// (product/company-languages)
test.each<[rule: string, offered: Language[], names: string[]]>([
  ['the company’s languages, sorted by name', ['fr', 'en-US', 'de'], ['Deutsch', 'English', 'Français']],
  [
    'the page’s language as well, if it falls back to another language’s texts',
    ['de'],
    ['Deutsch', 'English'],
  ],
  ['no entries if there is no choice', ['en-US'], []],
])('the menu shows %s', (_rule, offered, expected) => {
  menu(offered)
  expect(names()).toEqual(expected)
})

test('a company that restricts no languages offers all of them', () => {
  menu([])
  expect(names()).toHaveLength(28)
})
