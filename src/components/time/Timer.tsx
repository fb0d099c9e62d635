import styled from 'styled-components'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'

/** Drawn beside its words and not read with them. */
const Digits = styled.span`
  &[data-time]::after {
    content: attr(data-time);
    content: attr(data-time) / '';
  }
`

interface TimerProps {
  /** '3:54' to the eye; without it the words are seen. */
  time?: string | undefined
  /** The time in words, for a screen reader. */
  children: string
}

/** A time that changes each second, and is not read aloud each time (accessibility/countdown). */
export const Timer = ({ time, children }: TimerProps) => (
  <Digits role="timer" aria-live="off" data-time={time}>
    {time ? <VisuallyHidden>{children}</VisuallyHidden> : children}
  </Digits>
)
