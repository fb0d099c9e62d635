import styled from 'styled-components'
import type { StepExtras } from 'src/services/stepExtras'
import { useClock } from 'src/features/session/waiting/useClock'
import { useMessages } from 'src/messages/useMessages'

const Challenge = styled.span`
  display: block;
  font-size: 2.5rem;
  line-height: 1.2;
  letter-spacing: 0.08em;
`

const Line = styled.span`
  display: block;
`

/** What the person approves: the number to choose in the app, and when and where the sign-in was begun, as far as the server says (factors/number-matching). */
export function AskedApproval({ challenge, requestedAt, place }: StepExtras) {
  const say = useMessages()
  const clock = useClock()
  return (
    <>
      {challenge === undefined ? (
        say('waiting.phone')
      ) : (
        <>
          <Challenge aria-hidden="true" dir="ltr">
            {challenge}
          </Challenge>
          <Line>{say('challenge.choose', { number: challenge })}</Line>
        </>
      )}
      {requestedAt !== undefined && <Line>{say('challenge.requestedAt', { time: clock(requestedAt) })}</Line>}
      {place !== undefined && <Line dir="auto">{say('challenge.place', { place })}</Line>}
    </>
  )
}
