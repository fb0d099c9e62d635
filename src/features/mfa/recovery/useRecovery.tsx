import { type ReactNode, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { LinkButton } from 'src/components/actions/Button'
import { waitingFor } from 'src/components/actions/waitingFor'
import type { FactorKind } from 'src/constants/factorKinds'
import { ACTIVATE_ID } from 'src/features/mfa/CodeForm'
import { codeActions, selectCode } from 'src/features/mfa/factorCodeSlice'
import { RecoveryStep } from 'src/features/mfa/recovery/RecoveryStep'
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
