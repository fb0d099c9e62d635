import type { ReactNode } from 'react'
import styled from 'styled-components'
import { SubmitButton } from 'src/components/actions/Button'

/** Keeps its height while hidden: the content below does not move while somebody types. */
const Reason = styled.p`
  margin-block-start: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.font.small};
  color: ${({ theme }) => theme.color.textMuted};
  &[data-ready] {
    visibility: hidden;
  }
`

interface GatedSubmitProps {
  busy: boolean
  /** Whether it can be pressed. */
  ready: boolean
  reasonId: string
  /** Why it cannot. */
  reason: string
  children: ReactNode
}

/** The submit button of a form that has to be complete before it is sent: until then it is disabled, and a text below says why (forms/no-dead-button). */
export function GatedSubmit({ busy, ready, reasonId, reason, children }: GatedSubmitProps) {
  return (
    <>
      <SubmitButton busy={busy} disabled={!ready} aria-describedby={ready ? undefined : reasonId}>
        {children}
      </SubmitButton>
      <Reason id={reasonId} data-ready={ready || undefined}>
        {reason}
      </Reason>
    </>
  )
}
