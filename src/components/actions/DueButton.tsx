import type { ReactNode } from 'react'
import styled from 'styled-components'
import { SubmitButton } from 'src/components/actions/Button'

/** Keeps its height while hidden: the content below does not move while somebody types. */
const Why = styled.p`
  margin-block-start: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.font.small};
  color: ${({ theme }) => theme.color.textMuted};
  &[data-due] {
    visibility: hidden;
  }
`

interface DueButtonProps {
  busy: boolean
  /** Whether it can be pressed. */
  due: boolean
  whyId: string
  /** Why it cannot. */
  why: string
  children: ReactNode
}

/** The button of a form that has to be complete before it is sent: until then it is disabled, and says why (spec §5; conventions 25). */
export function DueButton({ busy, due, whyId, why, children }: DueButtonProps) {
  return (
    <>
      <SubmitButton busy={busy} disabled={!due} aria-describedby={due ? undefined : whyId}>
        {children}
      </SubmitButton>
      <Why id={whyId} data-due={due || undefined}>
        {why}
      </Why>
    </>
  )
}
