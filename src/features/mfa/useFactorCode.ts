import { useDispatch, useSelector } from 'react-redux'
import { useLimit } from 'src/components/time/useSecondsLeft'
import { codeActions, selectCode } from 'src/features/mfa/factorCodeSlice'
import type { Submission } from 'src/services/api/factorService'

/** Returns the state of the code that the page requests, the props of its form, and a function that submits it. */
export function useFactorCode() {
  const dispatch = useDispatch()
  const state = useSelector(selectCode)
  const problem = state.step === 'editing' ? state.problem : undefined
  const limit = useLimit(problem)
  const onEdit = () => {
    dispatch(codeActions.edited())
  }
  return {
    state,
    form: { busy: state.step === 'sending', problem, limit, onEdit },
    submit: (proof: Submission) => dispatch(codeActions.submitted(proof)),
  }
}
