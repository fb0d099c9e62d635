import { useDispatch, useSelector } from 'react-redux'
import { STEP_HEADING, STEP_TEXT } from 'src/components/layout/step/StepCard'
import { AcceptedStep } from 'src/features/mfa/AcceptedStep'
import { selectDevice } from 'src/features/environment/environmentSlice'
import { ACTIVATE_ID, CodeForm, useFactorCode } from 'src/features/mfa/CodeForm'
import { StepMessage, useStepMessage, FactorStep } from 'src/features/mfa/FactorStep'
import { codeOf } from 'src/components/codes/codeMask'
import { PrimaryButton } from 'src/components/actions/Button'
import { useRecovery } from 'src/features/mfa/recovery/useRecovery'
import { useTrustDevice } from 'src/features/mfa/useTrustDevice'
import { EnrolmentKey } from 'src/features/authenticator/EnrolmentKey'
import { selectRecoveryCodes, recoveryCodesActions } from 'src/features/authenticator/recoveryCodesSlice'
import { CodesToSave } from 'src/features/authenticator/CodesToSave'
import { selectExtras } from 'src/features/record/selectors'
import { useMessages } from 'src/messages/useMessages'

/** Sets up an authenticator app with a QR code, or asks for its code (factors/enrolment, factors/authenticator-step). */
export function AuthenticatorScreen() {
  const t = useMessages()
  const { state, form, submit } = useFactorCode()
  const { digits } = useSelector(selectExtras)
  const codes = useSelector(selectRecoveryCodes)
  const onPhone = useSelector(selectDevice) === 'mobile'
  const trust = useTrustDevice()
  const recovery = useRecovery()
  const messageId = useStepMessage()
  if (codes.step !== 'away') return <RecoveryCodesStep gone={codes.step === 'gone'} />
  if (state.step === 'away' || state.request.kind !== 'totp') return null
  const enrols = state.request.form === 'register'
  const heading = t(enrols ? 'authenticator.setUp' : 'code.oneTime')
  if (state.step === 'accepted')
    return <AcceptedStep now="code" heading={heading} text={t('codeForm.accepted')} high />
  if (recovery.page) return recovery.page
  return (
    <FactorStep
      step={state.visit}
      code
      now="code"
      heading={heading}
      text={t(enrols ? 'authenticator.text' : 'authenticator.codeHint')}
      message={<StepMessage described />}
    >
      {enrols && <EnrolmentKey onPhone={onPhone} />}
      <CodeForm
        key={`form ${state.visit}`}
        id="securityCode"
        label={t('code.label')}
        {...codeOf(digits)}
        button={t('action.activate')}
        buttonId={ACTIVATE_ID}
        {...form}
        describedBy={messageId}
        onSubmit={code => submit({ kind: 'totp', code, ...trust.proof })}
      >
        {trust.box}
      </CodeForm>
      {!enrols && recovery.way}
    </FactorStep>
  )
}

/** Shows the recovery codes, or explains that a refresh has removed them (factors/recovery-codes, factors/recovery-gone). */
function RecoveryCodesStep({ gone }: { gone: boolean }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const go = () => dispatch(recoveryCodesActions.left())
  return (
    <FactorStep
      step={gone ? 'codesGone' : 'codes'}
      now="code"
      heading={t('recovery.heading')}
      headingDescription={STEP_TEXT}
      text={gone ? t('recovery.gone', { page: t('security.heading') }) : t('recovery.text')}
      out={undefined}
      act={
        gone && (
          <PrimaryButton type="button" onClick={go}>
            {t('login.continue')}
          </PrimaryButton>
        )
      }
    >
      {!gone && <CodesToSave headingId={STEP_HEADING} onContinue={go} />}
    </FactorStep>
  )
}
