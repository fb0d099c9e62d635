import type { ReactNode } from 'react'

interface KeyedTextProps {
  /** A text behind it that changes more often. */
  more?: string | false | undefined
  children: ReactNode
}

/** Shows a text in an element of its own, which is new for each text: a translator may have replaced the text's node (accessibility/translated). */
export const KeyedText = ({ more, children }: KeyedTextProps) => (
  <span key={typeof children === 'string' ? children : undefined}>
    {children}
    {more && <span>{more}</span>}
  </span>
)
