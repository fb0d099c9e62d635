import { useSelector } from 'react-redux'
import { AcceptedCode } from 'src/features/mfa/AcceptedCode'
import { selectCode } from 'src/features/mfa/factorCodeSlice'
import { OneTimeCodeWizard } from 'src/features/mfa/oneTimeCode/OneTimeCodeWizard'
import { useRecovery } from 'src/features/mfa/recovery/useRecovery'
import { useTrustDevice } from 'src/features/mfa/useTrustDevice'
import { useMessages } from 'src/messages/useMessages'

/** The page of the one-time-code service (factors/wizard-form). */
export function OneTimeCodeScreen() {
  const t = useMessages()
  const state = useSelector(selectCode)
  const trust = useTrustDevice()
  const recovery = useRecovery()
  if (state.step === 'away' || state.request.kind !== 'oneTime') return null
  const { form } = state.request
  if (state.step === 'accepted') {
    return <AcceptedCode heading={t(form === 'code' ? 'code.oneTime' : 'symantec.setUp')} />
  }
  if (recovery.page) return recovery.page
  return (
    <OneTimeCodeWizard
      key={`${state.visit} ${state.attempt}`}
      form={form}
      trust={trust}
      recovery={form === 'code' && recovery.way}
    />
  )
}
