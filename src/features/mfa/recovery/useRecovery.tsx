import { type ReactNode, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { LinkButton, waitingFor } from 'src/components/actions/Button'
import { asciiMask } from 'src/components/codes/codeMask'
import type { FactorKind } from 'src/constants/factorKinds'
import { ACTIVATE_ID, CodeForm, useFactorCode } from 'src/features/mfa/CodeForm'
import { codeActions, selectCode } from 'src/features/mfa/factorCodeSlice'
import { FactorStep } from 'src/features/mfa/FactorStep'
import { selectExtras } from 'src/features/record/selectors'
import { useMessages } from 'src/messages/useMessages'

interface Recovery {
  /** An unobtrusive link to the page of a recovery code; absent if the step accepts none. */
  way?: ReactNode
  /** The page of a recovery code, once it is open. */
  page?: ReactNode
}

/** Offers a recovery code in place of the current factor, if its step accepts one (factors/recovery-code). */
export function useRecovery(now: FactorKind = 'code'): Recovery {
  const t = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectCode)
  const { recovery } = useSelector(selectExtras)
  const [opened, setOpened] = useState<number>()
  if (!recovery || state.step === 'away') return {}
  const turn = (visit?: number) => () => {
    // An error belongs to the code of the page that is being left.
    dispatch(codeActions.edited())
    setOpened(visit)
  }
  if (opened === state.visit) return { page: <RecoveryStep now={now} onBack={turn()} /> }
  const busy = state.step === 'sending'
  return {
    way: (
      <LinkButton type="button" {...(busy ? waitingFor(ACTIVATE_ID) : { onClick: turn(state.visit) })}>
        {t('recovery.use')}
      </LinkButton>
    ),
  }
}

/** Asks for a recovery code in place of the factor (factors/recovery-code). */
function RecoveryStep({ now, onBack }: { now: FactorKind; onBack: () => void }) {
  const t = useMessages()
  const { form, submit } = useFactorCode()
  return (
    <FactorStep step="recovery" code now={now} heading={t('recovery.enter')} text={t('recovery.enterText')}>
      <CodeForm
        id="recoveryCode"
        label={t('recovery.code')}
        mask={asciiMask}
        oneTime={false}
        button={t('login.continue')}
        buttonId={ACTIVATE_ID}
        why={t('recovery.codeWhy')}
        {...form}
        onSubmit={recoveryCode => submit({ kind: 'recovery', recoveryCode })}
      />
      <LinkButton type="button" {...(form.busy ? waitingFor(ACTIVATE_ID) : { onClick: onBack })}>
        {t('recovery.back')}
      </LinkButton>
    </FactorStep>
  )
}
