import { useDispatch, useSelector } from 'react-redux'
import { Card } from 'src/components/layout/Card'
import { codeActions, selectCode } from 'src/features/mfa/codeSlice'
import { OneTimeCodeWizard } from 'src/features/mfa/oneTimeCode/OneTimeCodeWizard'
import { BackToSignIn } from 'src/features/session/BackToSignIn'

/** The one-time-code service's page (spec §2 `/symantec`). */
export function OneTimeCodeScreen() {
  const dispatch = useDispatch()
  const state = useSelector(selectCode)
  if (state.step === 'away' || state.request.kind !== 'oneTime') return null
  return (
    <Card>
      <OneTimeCodeWizard
        key={`${state.visit} ${state.attempt}`}
        form={state.request.form}
        busy={state.step === 'sending'}
        problem={state.step === 'editing' ? state.problem : undefined}
        onEdit={() => dispatch(codeActions.edited())}
        onSubmit={proof => dispatch(codeActions.submitted(proof))}
      />
      <BackToSignIn />
    </Card>
  )
}
