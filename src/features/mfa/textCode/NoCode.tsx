import { useSelector } from 'react-redux'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { selectNewCode } from 'src/features/mfa/textCode/newCodeSlice'
import { BackToSignIn } from 'src/features/navigation/BackToSignIn'
import { selectNewCodeAt } from 'src/features/record/selectors'

/** Gives advice about a missing text message, if the server offers no new code (factors/no-code). */
export function NoCode() {
  const { step } = useSelector(selectNewCode)
  const due = useSelector(selectNewCodeAt)
  const left = useSecondsLeft(due)
  return step === 'none' && due && left === 0 && <BackToSignIn words="newCode.signIn" />
}
