import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, LinkButton, PrimaryButton, SubmitButton, useLimit } from 'src/components/actions/Button'
import { ProblemAlert, Notice, Status } from 'src/components/feedback/ProblemAlert'
import { ProductSentence } from 'src/components/feedback/Sentence'
import { TextField } from 'src/components/fields/TextField'
import { Step } from 'src/components/layout/step/Step'
import { STEP_TEXT } from 'src/components/layout/step/StepCard'
import { StepForm } from 'src/components/layout/step/StepForm'
import { asciiMask } from 'src/components/codes/codeMask'
import { ApprovalQuestion } from 'src/features/phoneSignIn/approval/ApprovalQuestion'
import {
  phoneApprovalActions,
  type PhoneApprovalState,
  type RequestEnd,
  selectPhoneApproval,
} from 'src/features/phoneSignIn/approval/phoneApprovalSlice'
import { useRequiredText } from 'src/features/phoneSignIn/approval/useRequiredText'
import { PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'

/** Whether a computer is to be signed in as the person of this phone (phone/question). */
export function PhoneApprovalScreen() {
  const state = useSelector(selectPhoneApproval)
  switch (state.step) {
    case 'loading':
      return <Wait />
    case 'opening':
      return state.typed ? <TypedCodeForm busy /> : <Wait />
    case 'typing':
      return <TypedCodeForm busy={false} />
    case 'failed':
      return <Failed {...state} />
    case 'asked':
    case 'answering':
      return <ApprovalQuestion state={state} />
    case 'over':
      return <FinishedRequest how={state.how} />
  }
}

function Wait() {
  const t = useMessages()
  return (
    <Step step="wait" heading={t('phoneRequest.heading')}>
      <Status>{t('screen.loading')}</Status>
    </Step>
  )
}

function Failed({ problem }: Extract<PhoneApprovalState, { step: 'failed' }>) {
  const t = useMessages()
  const dispatch = useDispatch()
  const limit = useLimit(problem)
  return (
    <PersonStep
      step="failed"
      heading={t('phoneRequest.heading')}
      message={<ProblemAlert id="phone-request-problem" problem={problem} />}
      act={
        <BusyButton
          look={PrimaryButton}
          limit={limit}
          onClick={() => dispatch(phoneApprovalActions.retried())}
        >
          {t('action.tryAgain')}
        </BusyButton>
      }
      quiet={<Another />}
    />
  )
}

function FinishedRequest({ how }: { how: RequestEnd }) {
  const t = useMessages()
  const dispatch = useDispatch()
  return (
    <PersonStep
      step="over"
      heading={t('phoneRequest.heading')}
      headingDescription={STEP_TEXT}
      message={
        <Notice id={STEP_TEXT} tone={how === 'approved' ? 'success' : 'notice'}>
          {t(`phoneRequest.${how}`)}
        </Notice>
      }
      quiet={how !== 'approved' && <Another />}
      out={
        <LinkButton type="button" onClick={() => dispatch(phoneApprovalActions.left())}>
          <ProductSentence words="signedIn.open" />
        </LinkButton>
      }
    />
  )
}

function Another() {
  const t = useMessages()
  const dispatch = useDispatch()
  return (
    <LinkButton type="button" onClick={() => dispatch(phoneApprovalActions.anotherWanted())}>
      {t('phoneRequest.another')}
    </LinkButton>
  )
}

const LONGEST = 64

/** For a person who has no camera: the code of the computer, typed (phone/open). */
function TypedCodeForm({ busy }: { busy: boolean }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const { ref, field, read } = useRequiredText('phone-code', asciiMask)
  const submit = () => {
    if (busy) return
    const code = read()
    if (code !== '') dispatch(phoneApprovalActions.codeEntered(code))
  }
  return (
    <PersonStep
      step="typing"
      heading={t('phoneRequest.heading')}
      headingDescription={STEP_TEXT}
      text={t('phoneRequest.typeText')}
    >
      <StepForm onSubmit={submit} act={<SubmitButton busy={busy}>{t('action.next')}</SubmitButton>}>
        <TextField
          ref={ref}
          {...field}
          label={t('phoneRequest.code')}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          translate="no"
          spellCheck={false}
          maxLength={LONGEST}
          enterKeyHint="next"
          readOnly={busy}
        />
      </StepForm>
    </PersonStep>
  )
}
