import styled from 'styled-components'
import { Sentence } from 'src/components/feedback/Sentence'
import { MutedText } from 'src/components/layout/Text'
import { useTimeOfDay } from 'src/features/waiting/useTimeOfDay'
import { useMessages } from 'src/messages/useMessages'
import type { StepExtras } from 'src/services/stepExtras'

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space.m};
  margin-block-end: ${({ theme }) => theme.space.m};
  > p {
    margin: 0;
  }
`

export const ORIGIN_ID = 'asked-from'

/** Shows where and when the sign-in began, as far as the server sends it. The mobile app shows the same facts (factors/number-matching). */
export function RequestOrigin({ requestedAt, place }: Pick<StepExtras, 'requestedAt' | 'place'>) {
  const t = useMessages()
  const clock = useTimeOfDay()
  if (requestedAt === undefined && place === undefined) return null
  return (
    <Facts id={ORIGIN_ID}>
      {place !== undefined && (
        <MutedText dir="auto">
          <Sentence words="request.place" values={{ place }} />
        </MutedText>
      )}{' '}
      {requestedAt !== undefined && <MutedText>{t('request.time', { time: clock(requestedAt) })}</MutedText>}
    </Facts>
  )
}
