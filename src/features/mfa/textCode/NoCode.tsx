import { useSelector } from 'react-redux'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { selectNewCode } from 'src/features/mfa/textCode/newCodeSlice'
import { BackToSignIn } from 'src/features/navigation/BackToSignIn'
import { selectNewCodeAt } from 'src/features/record/selectors'

/** What to do about a text message that does not come, where the server sends no other code (factors/no-code). */
export function NoCode() {
  const { step } = useSelector(selectNewCode)
  const due = useSelector(selectNewCodeAt)
  const left = useSecondsLeft(due)
  return step === 'none' && due && left === 0 && <BackToSignIn words="newCode.signIn" />
}
