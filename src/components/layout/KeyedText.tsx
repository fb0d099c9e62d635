import type { ReactNode } from 'react'

interface KeyedTextProps {
  /** A text behind it that changes more often. */
  more?: string | false | undefined
  children: ReactNode
}

/**
 * Renders each text in a new element, because a translator may have replaced the text node of the previous one
 * (accessibility/translated).
 */
export const KeyedText = ({ more, children }: KeyedTextProps) => (
  <span key={typeof children === 'string' ? children : undefined}>
    {children}
    {more && <span>{more}</span>}
  </span>
)
