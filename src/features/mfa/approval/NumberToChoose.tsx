import styled from 'styled-components'
import { Sentence } from 'src/components/feedback/Sentence'
import { Status } from 'src/components/feedback/ProblemAlert'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { SECOND_MS } from 'src/constants/timings'
import type { RequestEnds } from 'src/services/api/session/sessionStatusService'
import { TimeLeft } from 'src/components/time/TimeLeft'
import { useMessages } from 'src/messages/useMessages'
import { BigNumber } from 'src/components/layout/BigNumber'
import { MutedText } from 'src/components/layout/Text'
import { useTimeOfDay } from 'src/features/waiting/useTimeOfDay'
import type { StepExtras } from 'src/services/stepExtras'

const Box = styled.div`
  margin-block-end: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.l};
  background: color-mix(
    in srgb,
    ${({ theme }) => theme.color.accent} 6%,
    ${({ theme }) => theme.color.surface}
  );
  text-align: center;
  &[data-awaited] {
    display: contents;
  }
`

const Words = styled(Status)`
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.medium};
`

const Track = styled.div`
  height: 4px;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.border};
  ${({ theme }) => theme.media.forcedColors} {
    border: 1px solid CanvasText;
  }
  > div {
    height: 100%;
    border-radius: inherit;
    background: ${({ theme }) => theme.color.link};
    ${({ theme }) => theme.media.forcedColors} {
      background: CanvasText;
    }
  }
`

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 1.5rem;
  margin-block-start: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.font.small};
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.color.textMuted};
`

/** The id of the text that contains the number. It describes the heading, which has the focus. */
export const NUMBER_ID = 'number-to-choose'

interface NumberToChooseProps {
  /** False until the server has sent a number. The live region is rendered before its text, so that screen readers announce the number. */
  numbered: boolean
  /** Whether it describes the heading, and is therefore not announced separately (`AnnouncedWithFocus`). */
  described: boolean
  /** Undefined while the page waits for the number of a repeated request. */
  number: string | undefined
  ends: RequestEnds | undefined
}

/** Shows the number to choose in the mobile app, and the time left for it (factors/number-matching). */
export function NumberToChoose({ numbered, described, number, ends }: NumberToChooseProps) {
  const t = useMessages()
  const left = useSecondsLeft(ends?.at)
  const words =
    number === undefined ? t('waiting.phone') : <Sentence words="challenge.choose" values={{ number }} />
  if (!numbered) {
    return (
      <Box data-awaited="">
        <Words />
      </Box>
    )
  }
  return (
    <Box>
      <Words>
        {/* Firefox does not include a status element in a description, so the id belongs to the element inside it. */}
        <span id={NUMBER_ID} aria-live={described ? 'off' : undefined}>
          {words}
        </span>
      </Words>
      {/* As high without a number as with one, so that nothing moves while the page waits for a new one. */}
      <BigNumber aria-hidden="true" dir="ltr" translate="no">
        {number}
      </BigNumber>
      {ends && (
        <Track aria-hidden="true">
          <div style={{ width: `${Math.min(1, (left * SECOND_MS) / ends.totalMs) * 100}%` }} />
        </Track>
      )}
      <Foot>{ends && <TimeLeft seconds={left} words="waiting.endsIn" short />}</Foot>
    </Box>
  )
}

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
