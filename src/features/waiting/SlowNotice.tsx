import { type ReactNode, useEffect, useState } from 'react'
import styled from 'styled-components'
import { SECOND_MS, SLOW_WAIT_MS } from 'src/constants/timings'
import { StartTime } from 'src/features/waiting/useTimeOfDay'
import { useMessages } from 'src/messages/useMessages'
import { type Deadline, deadlineIn, laterBy, watchSeconds } from 'src/services/clock'
import { TextLink } from 'src/components/actions/AppLink'
import { BASE_PATH } from 'src/constants/basePath'
import { AccountChip } from 'src/features/person/PersonStep'

const Late = styled.div<{ $slow: boolean }>`
  ${({ $slow, theme }) => $slow && `margin-block: ${theme.space.m} ${theme.space.s};`}
  color: ${({ theme }) => theme.color.textMuted};
`

/** Shown for a wait without progress: after a while it states that the wait takes long, since when, and how to continue (waits/slow). */
export function SlowNotice({ children }: { children: ReactNode }) {
  const t = useMessages()
  const wait = useWait()
  // The region is there a little before its words: else they may not be read aloud.
  if (!wait || wait.left * SECOND_MS > SLOW_WAIT_MS / 2) return null
  const slow = wait.left === 0
  return (
    <>
      <Late $slow={slow}>
        <p aria-live="polite">{slow && t('waiting.slow')}</p>
        {slow && <StartTime at={wait.began} />}
      </Late>
      {slow && children}
    </>
  )
}

/** Returns when this wait began, and the seconds until it counts as slow; undefined in the first render. */
function useWait(): { began: Deadline; left: number } | undefined {
  const [wait, setWait] = useState<{ began: Deadline; left: number }>()
  useEffect(() => {
    const began = deadlineIn(0)
    return watchSeconds(laterBy(began, SLOW_WAIT_MS), left => setWait({ began, left }))
  }, [])
  return wait
}

/** Shown while another page opens: for which person it opens, and how to try again if it does not. The start page redirects a signed-in person (waits/leaving). */
export function LeavingNotice() {
  const t = useMessages()
  return (
    <>
      <AccountChip fixed />
      <SlowNotice>
        <TextLink href={`${BASE_PATH}/`}>{t('action.tryAgain')}</TextLink>
      </SlowNotice>
    </>
  )
}
