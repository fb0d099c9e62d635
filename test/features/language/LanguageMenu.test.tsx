import { render, screen } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import { LanguageMenu } from 'src/features/language/LanguageMenu'
import type { Language } from 'src/messages/pickLanguage'
import { theme } from 'src/styles/theme'

const menu = (offered: Language[]) =>
  render(
    <ThemeProvider theme={theme}>
      <LanguageMenu offered={offered} onChoose={() => Promise.resolve(true)} />
    </ThemeProvider>,
  )
const names = () => screen.queryAllByRole('option').map(option => option.textContent)

// (product/company-languages)
test.each<[rule: string, offered: Language[], names: string[]]>([
  [
    'those of the company, in the order of their names',
    ['fr', 'en-US', 'de'],
    ['Deutsch', 'English', 'Français'],
  ],
  ['the one of the page too, whose words stand in for others', ['de'], ['Deutsch', 'English']],
  ['no menu where there is no choice', ['en-US'], []],
])('the menu has %s', (_rule, offered, expected) => {
  menu(offered)
  expect(names()).toEqual(expected)
})

test('a company that says nothing offers all', () => {
  menu([])
  expect(names()).toHaveLength(28)
})
