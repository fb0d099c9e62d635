import { useDispatch } from 'react-redux'
import styled from 'styled-components'
import { BusyButton, SubmitButton, useLimit } from 'src/components/actions/Button'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { lengthMask } from 'src/components/codes/codeMask'
import { Sentence } from 'src/components/feedback/Sentence'
import { TextField } from 'src/components/fields/TextField'
import { STEP_TEXT } from 'src/components/layout/step/StepCard'
import { StepForm } from 'src/components/layout/step/StepForm'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import {
  type ApprovalRequest,
  phoneApprovalActions,
  type PhoneApprovalState,
} from 'src/features/phoneSignIn/approval/phoneApprovalSlice'
import { useRequiredText } from 'src/features/phoneSignIn/approval/useRequiredText'
import { TimeLeft } from 'src/components/time/TimeLeft'
import { useTimeOfDay } from 'src/features/waiting/useTimeOfDay'
import { PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'

const Facts = styled.div`
  margin-block-end: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.m};
  font-weight: ${({ theme }) => theme.font.medium};
  overflow-wrap: anywhere;
`

const Warning = styled.p`
  margin-block-end: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.font.small};
`

const Below = styled.div`
  margin-block: ${({ theme }) => theme.space.m};
`

const FACTS = 'phone-facts'
const WARNING = 'phone-warning'
const DIGITS = 2
const numberMask = lengthMask(DIGITS)

type Shown = Extract<PhoneApprovalState, { step: 'asked' | 'answering' }>

/** Place, time and browser of the computer, a warning, and the number to copy before an approval (phone/question, phone/answer). */
export function ApprovalQuestion({ state }: { state: Shown }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const { ref, field, read } = useRequiredText('phone-number', numberMask)
  const problem = state.step === 'asked' ? state.problem : undefined
  const sending = state.step === 'answering' ? state.approve : undefined
  const limit = useLimit(problem)
  const left = useSecondsLeft(state.asked.ends)
  const submit = () => {
    if (limit || sending !== undefined) return
    const number = read()
    if (number !== '') dispatch(phoneApprovalActions.answered({ approve: true, number }))
  }
  return (
    <PersonStep
      step="asked"
      heading={t('phoneRequest.heading')}
      headingDescription={`${STEP_TEXT} ${FACTS} ${WARNING}`}
      text={t('phoneRequest.text')}
      message={<ProblemAlert id="phone-answer-problem" problem={problem} />}
    >
      <FactList {...state.asked.facts} />
      <Warning id={WARNING}>{t('phoneRequest.warning')}</Warning>
      <StepForm
        onSubmit={submit}
        act={
          <SubmitButton busy={sending === true} limit={limit}>
            {t('phoneRequest.approve')}
          </SubmitButton>
        }
        other={
          <Below>
            <BusyButton
              busy={sending === false}
              limit={limit}
              onClick={() =>
                sending === undefined && dispatch(phoneApprovalActions.answered({ approve: false }))
              }
            >
              {t('phoneRequest.deny')}
            </BusyButton>
          </Below>
        }
      >
        <TextField
          ref={ref}
          {...field}
          label={t('phoneRequest.number')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          readOnly={sending !== undefined}
        />
      </StepForm>
      <TimeLeft seconds={left} words="waiting.endsIn" />
    </PersonStep>
  )
}

function FactList({ place, device, requestedAtMs }: ApprovalRequest['facts']) {
  const t = useMessages()
  const clock = useTimeOfDay()
  if (place === undefined && device === undefined && requestedAtMs === undefined) return null
  return (
    <Facts id={FACTS}>
      {place !== undefined && (
        <p dir="auto">
          <Sentence words="request.place" values={{ place }} />
        </p>
      )}
      {device !== undefined && (
        <p dir="auto">
          <Sentence words="phoneRequest.device" values={{ device }} />
        </p>
      )}
      {requestedAtMs !== undefined && <p>{t('request.time', { time: clock(requestedAtMs) })}</p>}
    </Facts>
  )
}
