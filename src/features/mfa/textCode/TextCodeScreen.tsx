import { useDispatch, useSelector } from 'react-redux'
import { Sentence } from 'src/components/feedback/Sentence'
import { SENT_CODE } from 'src/constants/sentCodes'
import { Notice } from 'src/components/feedback/Status'
import { Step } from 'src/components/layout/step/Step'
import { useLimit } from 'src/components/time/useLimit'
import { AcceptedCode } from 'src/features/mfa/AcceptedCode'
import { ACTIVATE_ID, CodeForm } from 'src/features/mfa/CodeForm'
import { StepMessage, useStepMessage } from 'src/features/mfa/StepMessage'
import { codeOf } from 'src/components/codes/codeMask'
import { codeActions, selectCode } from 'src/features/mfa/factorCodeSlice'
import { selectExtras } from 'src/features/record/selectors'
import { CodeTime } from 'src/features/mfa/textCode/CodeTime'
import { selectNewCode } from 'src/features/mfa/textCode/newCodeSlice'
import { useRecovery } from 'src/features/mfa/recovery/useRecovery'
import { useTrustDevice } from 'src/features/mfa/useTrustDevice'
import { BackToSignIn } from 'src/features/navigation/BackToSignIn'
import { FactorRail } from 'src/features/mfa/FactorRail'
import { AccountChip } from 'src/features/person/AccountChip'
import { useMessages } from 'src/messages/useMessages'
import { awaitTextCode } from 'src/services/browser/webOtp'

/** The texts that show where the code was sent. */
const WHERE = { phone: 'newCode.to', email: 'emailCode.to' } as const

/** Asks for a code that was sent (factors/countdown). */
export function TextCodeScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectCode)
  const { reference, digits } = useSelector(selectExtras)
  const newCode = useSelector(selectNewCode)
  const trust = useTrustDevice()
  const recovery = useRecovery()
  const messageId = useStepMessage()
  const limit = useLimit('problem' in state ? state.problem : undefined)
  if (state.step === 'away' || state.request.kind !== 'text') return null
  const { mfaType } = state.request
  const { page, sentTo } = SENT_CODE[mfaType]
  const problem = state.step === 'editing' ? state.problem : undefined
  const sent = newCode.step === 'none' ? 0 : newCode.sent
  const onItsWay = sent > 0 && !problem && newCode.step === 'offered' && !newCode.problem
  if (state.step === 'accepted') return <AcceptedCode heading={t(`${page}.heading`)} />
  if (recovery.page) return recovery.page
  return (
    <Step
      step={state.visit}
      code
      rail={<FactorRail now="code" />}
      heading={t(`${page}.heading`)}
      who={<AccountChip />}
      text={
        reference === undefined ? (
          t(`${page}.text`)
        ) : (
          <Sentence words={WHERE[sentTo]} values={{ reference }} />
        )
      }
      message={
        <>
          <StepMessage described />
          {newCode.step !== 'none' && <Notice tone="success">{onItsWay && t('code.sent')}</Notice>}
        </>
      }
      out={<BackToSignIn />}
    >
      <CodeForm
        key={`form ${state.visit} ${sent}`}
        id="securityCode"
        label={t(`${page}.code`)}
        {...codeOf(digits)}
        button={t('action.activate')}
        buttonId={ACTIVATE_ID}
        busy={state.step === 'sending'}
        problem={problem}
        limit={limit}
        describedBy={messageId}
        awaitCode={sentTo === 'phone' ? awaitTextCode : undefined}
        onEdit={() => dispatch(codeActions.edited())}
        onSubmit={code => dispatch(codeActions.submitted({ kind: 'text', mfaType, code, ...trust.proof }))}
      >
        {trust.box}
      </CodeForm>
      <CodeTime busy={state.step === 'sending'} submitId={ACTIVATE_ID} />
      {recovery.way}
    </Step>
  )
}
