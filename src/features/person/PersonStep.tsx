import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { BusyButton, LinkButton } from 'src/components/actions/Button'
import { Initials, initialsOf } from 'src/components/layout/Initials'
import { Step } from 'src/components/layout/step/Step'
import type { StepProps } from 'src/components/layout/step/StepCard'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { selectAccountName } from 'src/features/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { useMessages } from 'src/messages/useMessages'

/** A step that shows whose sign-in it is. */
export const PersonStep = (step: StepProps) => <Step who={<AccountChip />} {...step} />

/** With enlarged text it takes two lines: the name, and 'Not you?'. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space.s};
  width: fit-content;
  max-width: 100%;
  min-height: 2.875rem;
  margin-block-end: 1.25rem;
  padding-inline: 0.375rem 0.875rem;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: 1.5rem;
  font-size: ${({ theme }) => theme.font.small};
  button {
    flex: none;
  }
`

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
`

const Name = styled.span`
  min-width: 0;
  font-weight: ${({ theme }) => theme.font.medium};
  overflow-wrap: anywhere;
`

interface AccountChipProps {
  username?: string
  /** Hides 'Not you?', because the browser is about to leave the page. */
  fixed?: boolean
}

/** Shows who signs in, after the first step. 'Not you?' signs that person out and removes the stored name (sign-in/not-you). */
export function AccountChip({ username: own, fixed }: AccountChipProps) {
  const t = useMessages()
  const known = useSelector(selectAccountName)
  const username = own ?? known
  if (!username) return null
  return (
    <Row>
      <Person>
        <Initials>{initialsOf(username)}</Initials>
        <Name>
          <VisuallyHidden>{t('who.account')} </VisuallyHidden>
          <bdi translate="no">{username}</bdi>
        </Name>
      </Person>
      {!fixed && <SignOutButton notYou />}
    </Row>
  )
}

/**
 * Signs out. The screen closes when the server has answered, or after 5 s without an answer. `notYou`: also removes the
 * stored name, because another person uses the browser (sign-in/not-you).
 */
export function SignOutButton({ notYou = false }: { notYou?: boolean }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const [busy, setBusy] = useState(false)
  const signOut = () => {
    setBusy(true)
    dispatch(sessionEvents.signOutRequested(notYou))
  }
  return (
    <BusyButton look={LinkButton} busy={busy} onClick={signOut}>
      {t(notYou ? 'who.notYou' : 'action.signOut')}
    </BusyButton>
  )
}
