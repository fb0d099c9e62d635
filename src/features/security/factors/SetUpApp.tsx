import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { BusyButton, useLimit } from 'src/components/actions/Button'
import { ProblemAlert, Notice } from 'src/components/feedback/ProblemAlert'
import { Below } from 'src/components/layout/Small'
import { accountEvents } from 'src/features/account/accountEvents'
import { ProvenNotice } from 'src/features/account/proof/ProofModal'
import { AppCodeForm } from 'src/features/security/factors/AppCodeForm'
import { selectEnrolment } from 'src/features/security/factors/enrolmentSlice'
import { selectDevice } from 'src/features/environment/environmentSlice'
import { EnrolmentKey } from 'src/features/authenticator/EnrolmentKey'
import { useMessages } from 'src/messages/useMessages'

const Panel = styled.section`
  padding: ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.m};
  > h3 {
    font-size: ${({ theme }) => theme.font.body};
    font-weight: ${({ theme }) => theme.font.medium};
  }
  > p {
    margin-block-end: ${({ theme }) => theme.space.m};
  }
`

const HEADING = 'set-up-app'

/**
 * Sets up an authenticator app, below the list of the existing ones. `full`: the server stores no further app, so no
 * set-up can begin (security-page/set-up).
 */
export function SetUpApp({ full }: { full: boolean }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectEnrolment)
  const onPhone = useSelector(selectDevice) === 'mobile'
  const place = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const was = useRef(false)
  const { end, problem } = state.step === 'closed' ? state : {}
  const limit = useLimit(problem)
  const open = state.step === 'open' || state.step === 'confirming'
  // The pressed button has disappeared; the element that replaces it takes the focus.
  useEffect(() => {
    if (open) heading.current?.focus()
    else if (was.current) place.current?.querySelector('button')?.focus()
    was.current = open
  }, [open])
  return (
    <Below ref={place}>
      <ProvenNotice place="setUpApp" />
      <Notice tone="success">{end === 'kept' && t('security.appSaved')}</Notice>
      <Notice>{end === 'over' && t('security.setUpOver')}</Notice>
      <ProblemAlert id="set-up-app-problem" problem={problem} />
      {open ? (
        <Panel aria-labelledby={HEADING}>
          <h3 id={HEADING} ref={heading} tabIndex={-1}>
            {t('authenticator.setUp')}
          </h3>
          <p>{t('authenticator.text')}</p>
          <EnrolmentKey onPhone={onPhone} />
          <AppCodeForm state={state} />
        </Panel>
      ) : (
        !full && (
          <BusyButton
            busy={state.step === 'beginning'}
            limit={limit}
            onClick={() => dispatch(accountEvents.setUpPressed())}
          >
            {t('security.setUpApp')}
          </BusyButton>
        )
      )}
    </Below>
  )
}
