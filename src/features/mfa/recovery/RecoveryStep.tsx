import { useDispatch, useSelector } from 'react-redux'
import { LinkButton } from 'src/components/actions/Button'
import { waitingFor } from 'src/components/actions/waitingFor'
import { Step } from 'src/components/layout/step/Step'
import { useLimit } from 'src/components/time/useLimit'
import type { FactorKind } from 'src/constants/factorKinds'
import { ACTIVATE_ID, CodeForm } from 'src/features/mfa/CodeForm'
import { asciiMask } from 'src/components/codes/codeMask'
import { codeActions, selectCode } from 'src/features/mfa/factorCodeSlice'
import { BackToSignIn } from 'src/features/navigation/BackToSignIn'
import { FactorRail } from 'src/features/mfa/FactorRail'
import { AccountChip } from 'src/features/person/AccountChip'
import { useMessages } from 'src/messages/useMessages'

interface RecoveryStepProps {
  now: FactorKind
  onBack: () => void
}

/** Asks for a recovery code in place of the factor (factors/recovery-code). */
export function RecoveryStep({ now, onBack }: RecoveryStepProps) {
  const t = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectCode)
  const problem = state.step === 'editing' ? state.problem : undefined
  const limit = useLimit(problem)
  const busy = state.step === 'sending'
  return (
    <Step
      step="recovery"
      code
      rail={<FactorRail now={now} />}
      heading={t('recovery.enter')}
      text={t('recovery.enterText')}
      who={<AccountChip />}
      out={<BackToSignIn />}
    >
      <CodeForm
        id="recoveryCode"
        label={t('recovery.code')}
        mask={asciiMask}
        oneTime={false}
        button={t('login.continue')}
        buttonId={ACTIVATE_ID}
        why={t('recovery.codeWhy')}
        busy={busy}
        problem={problem}
        limit={limit}
        onEdit={() => dispatch(codeActions.edited())}
        onSubmit={recoveryCode => dispatch(codeActions.submitted({ kind: 'recovery', recoveryCode }))}
      />
      <LinkButton type="button" {...(busy ? waitingFor(ACTIVATE_ID) : { onClick: onBack })}>
        {t('recovery.back')}
      </LinkButton>
    </Step>
  )
}
