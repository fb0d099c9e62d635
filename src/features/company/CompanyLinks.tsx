import { useEffect, useState, type ReactNode, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { loadMessages } from 'src/messages/catalogue'
import { useMessages, useLanguage } from 'src/messages/useMessages'
import { type Language, languageOf } from 'src/messages/pickLanguage'
import { ThemeImage } from 'src/components/layout/ThemeImage'
import { isDark, onColorScheme } from 'src/services/browser/pageAppearance'

interface CompanyLogoProps {
  logo: string
  darkLogo?: string | undefined
  /** Shown until the image has loaded, or if it fails to load. */
  otherwise: ReactNode
}

/** Shows the configured logo for the current colour scheme (product/look). */
export function CompanyLogo({ logo, darkLogo, otherwise }: CompanyLogoProps) {
  const forDark = useSyncExternalStore(onColorScheme, isDark) ? darkLogo : undefined
  const address = forDark ?? logo
  return (
    <ThemeImage
      key={address}
      className={forDark ? 'logo for-dark' : 'logo'}
      address={address}
      otherwise={otherwise}
    />
  )
}

type Lines = Readonly<Record<string, string>>

const lineOf = (lines: Lines, language: Language): string | undefined =>
  lines[language] ?? Object.entries(lines).find(([culture]) => languageOf(culture) === language)?.[1]

/** Shows the company's welcome line: one for all languages, or one per language. A language without a line shows none (product/look). */
export function Welcome({ text }: { text: string | Lines }) {
  const language = useLanguage()
  const line = typeof text === 'string' ? text : lineOf(text, language)
  return (
    line && (
      <p className="welcome">
        <bdi>{line}</bdi>
      </p>
    )
  )
}

const NAMES = ['privacy', 'imprint', 'terms', 'help'] as const

type CompanyAddresses = Partial<Record<(typeof NAMES)[number], string>>

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: ${({ theme }) => theme.space.s};
  padding-inline: ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surface};
  font-size: ${({ theme }) => theme.font.small};
`

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${({ theme }) => theme.size.target};
  min-height: ${({ theme }) => theme.size.target};
  color: ${({ theme }) => theme.color.textMuted};
  text-underline-offset: 0.2em;
`

/** Links to the company's own pages at the foot. Each opens in a new tab, so that the person's input is not lost (product/look). */
export function CompanyLinks({ addresses }: { addresses: CompanyAddresses }) {
  const t = useMessages()
  // Their texts arrive with those shared by all screens; the first step does not wait for them.
  const [ready, setReady] = useState(false)
  useEffect(() => {
    loadMessages().then(
      () => setReady(true),
      () => undefined,
    )
  }, [])
  return (
    ready && (
      <Row className="links" aria-label={t('links.label')}>
        {NAMES.map(
          name =>
            addresses[name] && (
              <Link key={name} href={addresses[name]} target="_blank" rel="noopener noreferrer">
                {t(`links.${name}`)}
              </Link>
            ),
        )}
      </Row>
    )
  )
}
