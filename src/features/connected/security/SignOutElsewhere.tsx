import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { BusyButton, LinkButton, SecondaryButton } from 'src/components/actions/Button'
import { waitingFor } from 'src/components/actions/waitingFor'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Notice } from 'src/components/feedback/Status'
import { useLimit } from 'src/components/time/useLimit'
import { Section } from 'src/features/connected/ConnectedRegion'
import { ProvenNotice } from 'src/features/connected/proof/ProvenNotice'
import { ownActActions, selectOwnActs } from 'src/features/connected/security/ownActSlice'
import { useMessages } from 'src/messages/useMessages'

const WAIT_ID = 'elsewhere-wait'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${({ theme }) => theme.space.m};
`

/** Ends every other session of the person, after a question (security-page/elsewhere). */
export function SignOutElsewhere() {
  const say = useMessages()
  const dispatch = useDispatch()
  const act = useSelector(selectOwnActs).signOutElsewhere
  const [pressed, setPressed] = useState<boolean>()
  const first = useRef<HTMLButtonElement>(null)
  const problem = act?.step === 'failed' ? act.problem : undefined
  const limit = useLimit(problem)
  const busy = act?.step === 'doing'
  const sure = pressed === true && act?.step !== 'done'
  // The pressed button is gone; the button in its place takes the focus.
  useEffect(() => {
    if (pressed !== undefined) first.current?.focus()
  }, [sure, pressed])
  const ask = () => {
    dispatch(ownActActions.cleared('signOutElsewhere'))
    setPressed(true)
  }
  return (
    <Section>
      <Notice tone="success">{act?.step === 'done' && say('security.elsewhereDone')}</Notice>
      {!sure && (
        <SecondaryButton type="button" ref={first} onClick={ask}>
          {say('security.elsewhere')}
        </SecondaryButton>
      )}
      {sure && <p>{say('security.elsewhereSure')}</p>}
      <ProvenNotice place="signOutElsewhere" />
      <ProblemAlert id="elsewhere-problem" problem={problem} />
      {sure && (
        <Row>
          <LinkButton
            type="button"
            ref={first}
            {...(busy ? waitingFor(WAIT_ID) : { onClick: () => setPressed(false) })}
          >
            {say('security.cancel')}
          </LinkButton>
          <BusyButton
            look={LinkButton}
            busy={busy}
            limit={limit}
            {...(busy && { id: WAIT_ID })}
            onClick={() => dispatch(ownActActions.pressed({ kind: 'signOutElsewhere' }))}
          >
            {say('security.elsewhere')}
          </BusyButton>
        </Row>
      )}
    </Section>
  )
}
