import { type RefObject, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { BusyButton, LinkButton, waitingFor } from 'src/components/actions/Button'
import type { Problem } from 'src/constants/problems'

/** Places its content at both ends of a row. */
export const Spread = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.m};
`

interface ConfirmButtonsProps {
  /** The words of the button that leaves all as it is. */
  cancel: string
  act: string
  /** For the button that takes the focus (`useConfirm`). */
  first: RefObject<HTMLButtonElement | null>
  /** The id of the confirming button while its request is pending; both buttons of this kind are disabled meanwhile. */
  waitId: string
  busy: boolean
  /** Whether another request of this kind is pending. */
  waits?: boolean
  limit: Problem | undefined
  onCancel: () => void
  onAct: () => void
}

/** The two answers to a confirmation, side by side where they fit. */
export function ConfirmButtons({
  cancel,
  act,
  first,
  waitId,
  busy,
  waits = false,
  limit,
  onCancel,
  onAct,
}: ConfirmButtonsProps) {
  return (
    <Spread>
      <LinkButton type="button" ref={first} {...(busy ? waitingFor(waitId) : { onClick: onCancel })}>
        {cancel}
      </LinkButton>
      <BusyButton
        look={LinkButton}
        busy={busy}
        limit={limit}
        {...(busy && { id: waitId })}
        {...(waits ? waitingFor(waitId) : { onClick: onAct })}
      >
        {act}
      </BusyButton>
    </Spread>
  )
}

/**
 * Asks for a confirmation: `sure` from the first press until 'Cancel', or until `over`. The pressed button then
 * disappears, and the button that replaces it, which gets `first`, takes the focus.
 */
export function useConfirm(over = false) {
  const [pressed, setPressed] = useState<boolean>()
  const first = useRef<HTMLButtonElement>(null)
  const sure = pressed === true && !over
  useEffect(() => {
    if (pressed !== undefined) first.current?.focus()
  }, [sure, pressed])
  return { sure, first, ask: () => setPressed(true), cancel: () => setPressed(false) }
}
