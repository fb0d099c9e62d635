import { useLanguage } from 'src/messages/useMessages'

/** A company's line of welcome, one for all languages or one for each; a language without one has none (product/look). */
export function Welcome({ text }: { text: string | Readonly<Record<string, string>> }) {
  const language = useLanguage()
  const line = typeof text === 'string' ? text : text[language]
  return (
    line && (
      <p className="welcome">
        <bdi>{line}</bdi>
      </p>
    )
  )
}
