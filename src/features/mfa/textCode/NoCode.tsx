import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectNewCode } from 'src/features/mfa/textCode/newCodeSlice'
import { BackToSignIn } from 'src/features/session/BackToSignIn'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { NEW_CODE_WAIT_MS, SECOND_MS } from 'src/constants/timings'
import type { AwaitedCode } from 'src/features/session/record/recordState'
import { selectAwaited } from 'src/features/session/record/selectors'
import { type Deadline, laterBy } from 'src/services/clock'

/** A wait from the first sight of the page, when the time of the code began. */
const dueOf = ({ timeoutS, ends }: AwaitedCode): Deadline | undefined =>
  ends && laterBy(ends, NEW_CODE_WAIT_MS - timeoutS * SECOND_MS)

/** What to do about a text message that does not come, where the server sends no other code (factors/no-code). */
export function NoCode() {
  const { step } = useSelector(selectNewCode)
  const awaited = useSelector(selectAwaited)
  const due = useMemo(() => awaited && dueOf(awaited), [awaited])
  const left = useSecondsLeft(due)
  return step === 'none' && due && left === 0 && <BackToSignIn words="newCode.signIn" />
}
