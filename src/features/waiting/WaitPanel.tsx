import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Status } from 'src/components/feedback/ProblemAlert'
import { SECOND_MS } from 'src/constants/timings'
import type { RequestEnds } from 'src/services/api/session/sessionStatusService'
import { CountdownRing } from 'src/components/time/CountdownRing'
import { StartTime } from 'src/features/waiting/useTimeOfDay'
import { TimeLeft } from 'src/components/time/TimeLeft'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { SmallBlock } from 'src/components/layout/Small'
import type { MessageKey } from 'src/messages/en-US'
import type { Deadline } from 'src/services/clock'

const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  min-height: 5.5rem;
  margin-block-end: ${({ theme }) => theme.space.m};
  padding: 0.75rem ${({ theme }) => theme.space.m};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surfaceSunken};
  font-size: ${({ theme }) => theme.font.small};
  color: ${({ theme }) => theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  ${({ theme }) => theme.media.columns} {
    > svg {
      display: none;
    }
  }
`

const What = styled(Status)`
  font-size: ${({ theme }) => theme.font.body};
  font-weight: ${({ theme }) => theme.font.medium};
  color: ${({ theme }) => theme.color.text};
`

const Facts = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: anywhere;
`

interface WaitPanelProps {
  /** The event that the person waits for. */
  what: ReactNode
  /** False where it is not the phone that has to answer: there is no ring. */
  phone?: boolean
  ends?: RequestEnds | undefined
  /** The words for the time until the end, with a place `time`. */
  endsWords?: MessageKey
  /** False where something else is read aloud meanwhile. */
  aloud?: boolean
  /** When the wait began; shown if its end is unknown. */
  since?: Deadline | undefined
  life?: ReactNode
  advice?: ReactNode
  /** Replaces the facts of the wait, for example while the server is unreachable. */
  instead?: ReactNode
}

/** Shows the facts of a wait: its purpose, its duration, whether it is still active, and advice in case nothing happens. The step names the person (waits/facts). */
export function WaitPanel({ what, ends, ...more }: WaitPanelProps) {
  const { phone = true, endsWords = 'waiting.endsIn', aloud = true, since, life, advice, instead } = more
  const left = useSecondsLeft(ends?.at)
  return (
    <>
      {instead || (
        <Panel>
          {phone && <CountdownRing left={ends && Math.min(1, (left * SECOND_MS) / ends.totalMs)} />}
          <Facts>
            <What>{what}</What>
            {ends ? (
              <TimeLeft seconds={left} words={endsWords} aloud={aloud} />
            ) : (
              since && <StartTime at={since} />
            )}
            {life}
          </Facts>
        </Panel>
      )}
      {advice && <SmallBlock>{advice}</SmallBlock>}
    </>
  )
}
