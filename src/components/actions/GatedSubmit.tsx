import type { ReactNode } from 'react'
import type { Problem } from 'src/constants/problems'
import { SubmitButton } from 'src/components/actions/Button'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'

interface GatedSubmitProps {
  id?: string | undefined
  busy: boolean
  ready: boolean
  reasonId: string
  reason: string
  /** Another button is the way on. */
  second?: boolean
  limit?: Problem | undefined
  children: ReactNode
}

/** A submit button that is disabled until the form is complete; its description gives the reason (forms/no-dead-button). */
export function GatedSubmit({
  id,
  busy,
  ready,
  reasonId,
  reason,
  second = false,
  limit,
  children,
}: GatedSubmitProps) {
  return (
    <>
      <SubmitButton
        id={id}
        second={second}
        busy={busy}
        disabled={!ready}
        limit={limit}
        aria-describedby={ready ? undefined : reasonId}
      >
        {children}
      </SubmitButton>
      <VisuallyHidden id={reasonId}>{!ready && reason}</VisuallyHidden>
    </>
  )
}
