import type { RefObject } from 'react'
import styled from 'styled-components'
import { BusyButton, LinkButton } from 'src/components/actions/Button'
import { waitingFor } from 'src/components/actions/waitingFor'
import type { Problem } from 'src/constants/problems'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.m};
`

interface ConfirmButtonsProps {
  /** The words of the button that leaves all as it is. */
  cancel: string
  /** The words of the act. */
  act: string
  /** For the button that takes the focus (`useConfirm`). */
  first: RefObject<HTMLButtonElement | null>
  /** The id of the act's button while it is under way; both buttons of the kind wait for it. */
  waitId: string
  busy: boolean
  /** Another act of the kind is under way. */
  waits?: boolean
  limit: Problem | undefined
  onCancel: () => void
  onAct: () => void
}

/** The two answers of a person who is asked whether they are sure, side by side where there is room. */
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
    <Row>
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
    </Row>
  )
}
