import { useDispatch } from 'react-redux'
import { PrimaryButton } from 'src/components/actions/Button'
import { Step } from 'src/components/layout/step/Step'
import { STEP_HEADING, STEP_TEXT } from 'src/components/layout/step/StepCard'
import { CodesToSave } from 'src/features/authenticator/CodesToSave'
import { recoveryCodesActions } from 'src/features/authenticator/recoveryCodesSlice'
import { FactorRail } from 'src/features/mfa/FactorRail'
import { AccountChip } from 'src/features/person/AccountChip'
import { useMessages } from 'src/messages/useMessages'

/**
 * Shows the recovery codes on a separate page, or explains that they are gone after a refresh
 * (factors/recovery-codes, factors/recovery-gone).
 */
export function RecoveryCodesStep({ gone }: { gone: boolean }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const go = () => dispatch(recoveryCodesActions.left())
  return (
    <Step
      step={gone ? 'codesGone' : 'codes'}
      rail={<FactorRail now="code" />}
      heading={t('recovery.heading')}
      headingDescription={STEP_TEXT}
      text={gone ? t('recovery.gone', { page: t('security.heading') }) : t('recovery.text')}
      who={<AccountChip />}
      act={
        gone && (
          <PrimaryButton type="button" onClick={go}>
            {t('login.continue')}
          </PrimaryButton>
        )
      }
    >
      {!gone && <CodesToSave headingId={STEP_HEADING} onContinue={go} />}
    </Step>
  )
}
