import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { SECOND_MS, SLOW_WAIT_MS } from 'src/constants/timings'
import { StartTime } from 'src/features/waiting/StartTime'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { useMessages } from 'src/messages/useMessages'
import { deadlineIn } from 'src/services/clock'

const Late = styled.div<{ $slow: boolean }>`
  ${({ $slow, theme }) => $slow && `margin-block: ${theme.space.m} ${theme.space.s};`}
  color: ${({ theme }) => theme.color.textMuted};
`

/** Shown for a wait without progress: after a while it states that the wait takes long, since when, and how to continue (waits/slow). */
export function SlowNotice({ children }: { children: ReactNode }) {
  const t = useMessages()
  const [began] = useState(() => deadlineIn(0))
  const [due] = useState(() => deadlineIn(SLOW_WAIT_MS))
  const left = useSecondsLeft(due)
  // The region is there a little before its words: else they may not be read aloud.
  if (left * SECOND_MS > SLOW_WAIT_MS / 2) return null
  const slow = left === 0
  return (
    <>
      <Late $slow={slow}>
        <p aria-live="polite">{slow && t('waiting.slow')}</p>
        {slow && <StartTime at={began} />}
      </Late>
      {slow && children}
    </>
  )
}
