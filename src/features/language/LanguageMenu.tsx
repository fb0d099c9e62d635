import { useState } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { directionOf } from 'src/messages/directionOf'
import { LANGUAGE_NAMES } from 'src/messages/languageNames'
import { type Language, tagOf } from 'src/messages/pickLanguage'
import { useLanguage, useMessages } from 'src/messages/useMessages'

const Menu = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => `0 ${theme.space.s}`};
  max-width: 100%;
  padding-inline: ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surface};
  font-size: ${({ theme }) => theme.font.small};
  color: ${({ theme }) => theme.color.textMuted};
  /* It arrives a little after the rest of the page, and fades in so that it does not distract. */
  @media (prefers-reduced-motion: no-preference) {
    transition: opacity 160ms;
    @starting-style {
      opacity: 0;
    }
  }
`

const Choice = styled.select`
  /* As wide as the chosen name: a slow processor needs 80 ms to measure the names of all scripts. */
  field-sizing: content;
  min-height: ${({ theme }) => theme.size.target};
  max-width: 100%;
  padding-inline: ${({ theme }) => theme.space.xs};
  /* Plain text with its arrow: the quietest control of the page. */
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.m};
  background: none;
  color: ${({ theme }) => theme.color.text};
  /* A phone enlarges the page for smaller letters. */
  @media (pointer: coarse) {
    font-size: max(1rem, 16px);
  }
  &:hover {
    border-color: ${({ theme }) => theme.color.borderStrong};
  }
`

const ID = 'language'
const NAMES = Object.entries(LANGUAGE_NAMES) as [Language, string][]

interface LanguageMenuProps {
  /** The languages that the company offers; empty for all. */
  offered: readonly Language[]
  /** Switches the page to a language; resolves to false if its texts could not be loaded. */
  onChoose: (language: Language) => Promise<boolean>
}

/** Changes the language of the page and keeps the person's input (product/language-menu). Renders nothing if there is only one language. */
export function LanguageMenu({ offered, onChoose }: LanguageMenuProps) {
  const t = useMessages()
  const current = useLanguage()
  const [chosen, setChosen] = useState<Language>()
  const [result, setResult] = useState<'language.changed' | 'language.failed'>()
  // The page may be in English because the texts of another language did not load.
  const names = NAMES.filter(
    ([language]) => offered.length === 0 || language === current || offered.includes(language),
  )
  if (names.length === 1) return null
  const choose = async (language: Language) => {
    setResult(undefined)
    setChosen(language)
    setResult((await onChoose(language)) ? 'language.changed' : 'language.failed')
    setChosen(now => (now === language ? undefined : now))
  }
  return (
    <Menu aria-label={t('language.label')}>
      <label htmlFor={ID}>{t('language.label')}</label>
      <Choice
        id={ID}
        value={chosen ?? current}
        onChange={event => void choose(event.target.value as Language)}
      >
        {names.map(([language, name]) => (
          <option
            key={language}
            translate="no"
            value={language}
            lang={tagOf(language)}
            dir={directionOf(language)}
          >
            {name}
          </option>
        ))}
      </Choice>
      {result === 'language.failed' ? (
        <span role="alert">{t(result)}</span>
      ) : (
        <VisuallyHidden aria-live="polite">{result && t(result)}</VisuallyHidden>
      )}
    </Menu>
  )
}
