import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { selectNewCode } from 'src/features/mfa/textCode/newCodeSlice'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { useMessages } from 'src/messages/useMessages'

/** The last line of the step, with room for it: nothing moves when it comes. */
const Line = styled.p`
  flex: 0 0 100%;
  min-height: 1.5rem;
  font-size: ${({ theme }) => theme.font.small};
  color: ${({ theme }) => theme.color.textMuted};
`

/** What to do about a text message that does not come, where the server sends no other code (factors/no-code). */
export function NoCode() {
  const say = useMessages()
  const state = useSelector(selectNewCode)
  const from = state.step === 'none' ? state.from : undefined
  const left = useSecondsLeft(from)
  return from && <Line>{left === 0 && say('newCode.signIn')}</Line>
}
