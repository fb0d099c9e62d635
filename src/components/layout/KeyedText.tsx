import type { ReactNode } from 'react'

interface KeyedTextProps {
  /** A text behind it that changes more often. */
  more?: string | false | undefined
  children: ReactNode
}

/** Renders each text in a new element, because a translator may have replaced the previous text node (accessibility/translated). */
export const KeyedText = ({ more, children }: KeyedTextProps) => (
  <span key={typeof children === 'string' ? children : undefined}>
    {children}
    {more && <span>{more}</span>}
  </span>
)

/** Marks the place of an element in a text; a character that no translation contains. */
export const PLACE = '\u0000'

/** Renders a text with an element at its `PLACE`. */
export function TextAround({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(PLACE)
  return (
    <>
      <KeyedText>{before}</KeyedText>
      {children}
      <KeyedText>{after}</KeyedText>
    </>
  )
}
