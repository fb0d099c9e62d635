import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { selectNewCode } from 'src/features/mfa/textCode/newCodeSlice'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { NEW_CODE_WAIT_MS } from 'src/constants/stepExtras'
import { SECOND_MS } from 'src/constants/timings'
import type { AwaitedCode } from 'src/features/session/record/recordState'
import { selectAwaited } from 'src/features/session/record/selectors'
import { useMessages } from 'src/messages/useMessages'
import { type Deadline, laterBy } from 'src/services/clock'

/** The last line of the step, with room for it: nothing moves when it comes. */
const Line = styled.p`
  flex: 0 0 100%;
  min-height: 1.5rem;
  font-size: ${({ theme }) => theme.font.small};
  color: ${({ theme }) => theme.color.textMuted};
`

/** A wait from the first sight of the page, when the time of the code began. */
const dueOf = ({ timeoutS, ends }: AwaitedCode): Deadline | undefined =>
  ends && laterBy(ends, NEW_CODE_WAIT_MS - timeoutS * SECOND_MS)

/** What to do about a text message that does not come, where the server sends no other code (factors/no-code). */
export function NoCode() {
  const say = useMessages()
  const { step } = useSelector(selectNewCode)
  const awaited = useSelector(selectAwaited)
  const due = useMemo(() => awaited && dueOf(awaited), [awaited])
  const left = useSecondsLeft(due)
  return step === 'none' && due && <Line>{left === 0 && say('newCode.signIn')}</Line>
}
