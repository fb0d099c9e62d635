import { useSelector } from 'react-redux'
import { Sentence } from 'src/components/feedback/Sentence'
import { SENT_CODE } from 'src/constants/sentCodes'
import { Notice } from 'src/components/feedback/ProblemAlert'
import { AcceptedStep } from 'src/features/mfa/AcceptedStep'
import { ACTIVATE_ID, CodeForm, useFactorCode } from 'src/features/mfa/CodeForm'
import { StepMessage, useStepMessage, FactorStep } from 'src/features/mfa/FactorStep'
import { codeOf } from 'src/components/codes/codeMask'
import { selectExtras } from 'src/features/record/selectors'
import { CodeTime } from 'src/features/mfa/textCode/CodeTime'
import { selectNewCode } from 'src/features/mfa/factorCodeSlice'
import { useRecovery } from 'src/features/mfa/recovery/useRecovery'
import { useTrustDevice } from 'src/features/mfa/useTrustDevice'
import { useMessages } from 'src/messages/useMessages'
import { awaitTextCode } from 'src/services/browser/webOtp'

const WHERE = { phone: 'newCode.to', email: 'emailCode.to' } as const

/** Asks for a code that was sent (factors/countdown). */
export function TextCodeScreen() {
  const t = useMessages()
  const { state, form, submit } = useFactorCode()
  const { reference, digits } = useSelector(selectExtras)
  const newCode = useSelector(selectNewCode)
  const trust = useTrustDevice()
  const recovery = useRecovery()
  const messageId = useStepMessage()
  if (state.step === 'away' || state.request.kind !== 'text') return null
  const { mfaType } = state.request
  const { page, sentTo } = SENT_CODE[mfaType]
  const sent = newCode.step === 'none' ? 0 : newCode.sent
  const onItsWay = sent > 0 && !form.problem && newCode.step === 'offered' && !newCode.problem
  if (state.step === 'accepted')
    return <AcceptedStep now="code" heading={t(`${page}.heading`)} text={t('codeForm.accepted')} high />
  if (recovery.page) return recovery.page
  return (
    <FactorStep
      step={state.visit}
      code
      now="code"
      heading={t(`${page}.heading`)}
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
    >
      <CodeForm
        key={`form ${state.visit} ${sent}`}
        id="securityCode"
        label={t(`${page}.code`)}
        {...codeOf(digits)}
        button={t('action.activate')}
        buttonId={ACTIVATE_ID}
        {...form}
        describedBy={messageId}
        awaitCode={sentTo === 'phone' ? awaitTextCode : undefined}
        onSubmit={code => submit({ kind: 'text', mfaType, code, ...trust.proof })}
      >
        {trust.box}
      </CodeForm>
      <CodeTime busy={form.busy} submitId={ACTIVATE_ID} />
      {recovery.way}
    </FactorStep>
  )
}
