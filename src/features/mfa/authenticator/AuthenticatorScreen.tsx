import { useDispatch, useSelector } from 'react-redux'
import { Step } from 'src/components/layout/step/Step'
import { useLimit } from 'src/components/time/useLimit'
import { AcceptedCode } from 'src/features/mfa/AcceptedCode'
import { RecoveryCodesStep } from 'src/features/mfa/authenticator/RecoveryCodesStep'
import { selectDevice } from 'src/features/environment/environmentSlice'
import { ACTIVATE_ID, CodeForm } from 'src/features/mfa/CodeForm'
import { StepMessage, useStepMessage } from 'src/features/mfa/StepMessage'
import { codeOf } from 'src/components/codes/codeMask'
import { codeActions, selectCode } from 'src/features/mfa/factorCodeSlice'
import { useRecovery } from 'src/features/mfa/recovery/useRecovery'
import { useTrustDevice } from 'src/features/mfa/useTrustDevice'
import { EnrolmentKey } from 'src/features/authenticator/EnrolmentKey'
import { selectRecoveryCodes } from 'src/features/authenticator/recoveryCodesSlice'
import { BackToSignIn } from 'src/features/navigation/BackToSignIn'
import { FactorRail } from 'src/features/mfa/FactorRail'
import { selectExtras } from 'src/features/record/selectors'
import { AccountChip } from 'src/features/person/AccountChip'
import { useMessages } from 'src/messages/useMessages'

/** Sets up an authenticator app with a QR code, or asks for its code (factors/enrolment, factors/authenticator-step). */
export function AuthenticatorScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectCode)
  const { digits } = useSelector(selectExtras)
  const codes = useSelector(selectRecoveryCodes)
  const onPhone = useSelector(selectDevice) === 'mobile'
  const trust = useTrustDevice()
  const recovery = useRecovery()
  const messageId = useStepMessage()
  const problem = state.step === 'editing' ? state.problem : undefined
  const limit = useLimit(problem)
  if (codes.step !== 'away') return <RecoveryCodesStep gone={codes.step === 'gone'} />
  if (state.step === 'away' || state.request.kind !== 'totp') return null
  const enrols = state.request.form === 'register'
  const heading = t(enrols ? 'authenticator.setUp' : 'code.oneTime')
  if (state.step === 'accepted') return <AcceptedCode heading={heading} />
  if (recovery.page) return recovery.page
  return (
    <Step
      step={state.visit}
      code
      rail={<FactorRail now="code" />}
      heading={heading}
      text={t(enrols ? 'authenticator.text' : 'authenticator.codeHint')}
      who={<AccountChip />}
      message={<StepMessage described />}
      out={<BackToSignIn />}
    >
      {enrols && <EnrolmentKey onPhone={onPhone} />}
      <CodeForm
        key={`form ${state.visit}`}
        id="securityCode"
        label={t('code.label')}
        {...codeOf(digits)}
        button={t('action.activate')}
        buttonId={ACTIVATE_ID}
        busy={state.step === 'sending'}
        problem={problem}
        limit={limit}
        describedBy={messageId}
        onEdit={() => dispatch(codeActions.edited())}
        onSubmit={code => dispatch(codeActions.submitted({ kind: 'totp', code, ...trust.proof }))}
      >
        {trust.box}
      </CodeForm>
      {!enrols && recovery.way}
    </Step>
  )
}
