import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { SpelledCode } from 'src/components/codes/SpelledCode'
import { TimeLeft } from 'src/components/time/TimeLeft'
import { SmallBlock } from 'src/components/layout/Small'
import type { Deadline } from 'src/services/clock'
import { heldAppCode, watchAppCode } from 'src/features/nativeClient/heldAppCode'

const Code = styled.p`
  margin-block-end: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surfaceSunken};
  text-align: center;
  font-family: ${({ theme }) => theme.font.mono};
  font-size: 1.75rem;
  line-height: 2.25rem;
  letter-spacing: 0.05em;
  overflow-wrap: anywhere;
  user-select: all;
`

/**
 * Shows the code that the person types into the app; screen readers spell it. Renders nothing once the code has
 * expired (addresses/native-typed).
 */
export function TypedCode({ ends }: { ends: Deadline }) {
  const left = useSecondsLeft(ends)
  const held = useSyncExternalStore(watchAppCode, heldAppCode)
  const code = left > 0 ? held : ''
  return (
    <>
      {code && (
        <Code dir="ltr" translate="no">
          <SpelledCode code={code} groupsOf={4} sign="-" />
        </Code>
      )}
      <SmallBlock>
        <TimeLeft seconds={left} words="code.ends" />
      </SmallBlock>
    </>
  )
}
