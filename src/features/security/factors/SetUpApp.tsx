import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { BusyButton, LinkButton, waitingFor, useLimit } from 'src/components/actions/Button'
import { GatedSubmit } from 'src/components/actions/GatedSubmit'
import { codeIn, digitsMask } from 'src/components/codes/codeMask'
import { CodeField } from 'src/components/codes/CodeField'
import { ProblemAlert, Notice } from 'src/components/feedback/ProblemAlert'
import { StepForm } from 'src/components/layout/step/StepForm'
import { Below } from 'src/components/layout/Small'
import { accountEvents } from 'src/features/account/accountEvents'
import { ProvenNotice } from 'src/features/account/proof/ProofModal'
import {
  enrolmentActions,
  type EnrolmentState,
  selectEnrolment,
} from 'src/features/security/factors/enrolmentSlice'
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

/** Sets up an authenticator app. `full`: the server stores no further one, so no set-up can begin (security-page/set-up). */
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

const BUTTON_ID = 'app-code-confirm'

/** Asks for the code that the new app shows, which confirms the app (forms/code-field, security-page/set-up). */
function AppCodeForm({ state }: { state: Extract<EnrolmentState, { step: 'open' | 'confirming' }> }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const field = useRef<HTMLInputElement>(null)
  const [empty, setEmpty] = useState(true)
  const busy = state.step === 'confirming'
  const problem = state.step === 'open' ? state.problem : undefined
  const limit = useLimit(problem)
  const submit = () => {
    const code = codeIn(field.current?.value ?? '', digitsMask)
    if (!busy && !limit && code !== '') dispatch(enrolmentActions.codeEntered(code))
  }
  return (
    <StepForm
      onSubmit={submit}
      act={
        <GatedSubmit
          id={BUTTON_ID}
          busy={busy}
          limit={limit}
          ready={!empty}
          reasonId="app-code-why"
          reason={t('codeForm.why')}
        >
          {t('action.activate')}
        </GatedSubmit>
      }
      quiet={
        <LinkButton
          type="button"
          {...(busy ? waitingFor(BUTTON_ID) : { onClick: () => dispatch(enrolmentActions.cancelled()) })}
        >
          {t('security.cancel')}
        </LinkButton>
      }
    >
      <CodeField
        id="app-code"
        label={t('code.label')}
        mask={digitsMask}
        oneTime
        plain
        field={field}
        readOnly={busy}
        problem={problem}
        onEntry={text => {
          setEmpty(text === '')
          dispatch(enrolmentActions.edited())
        }}
      />
    </StepForm>
  )
}
