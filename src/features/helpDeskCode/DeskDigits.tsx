import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { SpelledCode } from 'src/components/codes/SpelledCode'
import { TimeLeft } from 'src/components/time/TimeLeft'
import type { Deadline } from 'src/services/clock'
import { heldDeskCode, watchDeskCode } from 'src/features/helpDeskCode/heldDeskCode'

const Code = styled.p`
  font-family: ${({ theme }) => theme.font.mono};
  font-size: 1.75rem;
  line-height: 2.25rem;
  letter-spacing: 0.05em;
  user-select: all;
`

const Time = styled.div`
  margin-block-end: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.font.small};
  color: ${({ theme }) => theme.color.textMuted};
`

interface DeskDigitsProps {
  /** When the code expires; absent if no code is shown. */
  ends: Deadline | undefined
}

/** Shows the code in two groups, and spells it out for screen readers. Renders nothing once the code has expired (support/desk-life). */
export function DeskDigits({ ends }: DeskDigitsProps) {
  const left = useSecondsLeft(ends)
  const held = useSyncExternalStore(watchDeskCode, heldDeskCode)
  const code = left > 0 ? held : ''
  return (
    <>
      <div role="status">
        {code && (
          <Code dir="ltr">
            <SpelledCode code={code} groupsOf={3} sign=" " words="code.yours" />
          </Code>
        )}
      </div>
      {code && (
        <Time>
          <TimeLeft seconds={left} words="code.ends" />
        </Time>
      )}
    </>
  )
}
