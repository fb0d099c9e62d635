import { type Language, languageOf } from 'src/messages/pickLanguage'
import { useLanguage } from 'src/messages/useMessages'

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
