import styled from 'styled-components'
import type { StepExtras } from 'src/features/mfa/stepExtras'
import { useLanguage, useMessages } from 'src/messages/useMessages'

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
  const language = useLanguage()
  const time =
    requestedAt !== undefined &&
    new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(requestedAt)
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
      {time && <Line>{say('challenge.requestedAt', { time })}</Line>}
      {place !== undefined && <Line dir="auto">{say('challenge.place', { place })}</Line>}
    </>
  )
}
