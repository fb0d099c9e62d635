import type { ReactNode } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'

/** Drawn beside its words and not read with them. */
const Drawn = styled.span`
  font-variant-numeric: tabular-nums;
  &::after {
    content: attr(data-time);
    content: attr(data-time) / '';
  }
`

interface DigitsProps {
  /** The visible time, such as '3:54'; without it the words are visible. */
  time: string | undefined
  /** The time in words, for a screen reader. */
  children: string
}

/** Shows a time in digits; screen readers read it in words. */
export const Digits = ({ time, children }: DigitsProps) =>
  time ? (
    <Drawn data-time={time}>
      <VisuallyHidden>{children}</VisuallyHidden>
    </Drawn>
  ) : (
    children
  )

/** A text whose time changes each second without being announced each time (accessibility/countdown). */
export const Timer = ({ children }: { children: ReactNode }) => (
  <span role="timer" aria-live="off">
    {children}
  </span>
)
