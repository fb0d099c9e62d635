import styled from 'styled-components'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { TimeLeft } from 'src/features/session/waiting/TimeLeft'
import type { Deadline } from 'src/services/clock'
import { heldCode } from 'src/services/heldCode'

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

const Time = styled.div`
  margin-block-end: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.font.small};
  color: ${({ theme }) => theme.color.textMuted};
`

const inFours = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')

/** The code that the person types into the app, letter by letter to the ear; gone when it counts no more (addresses/native-typed). */
export function TypedCode({ ends }: { ends: Deadline }) {
  const left = useSecondsLeft(ends)
  const code = left > 0 ? heldCode() : ''
  return (
    <>
      {code && (
        <Code dir="ltr">
          <span aria-hidden="true">{inFours(code)}</span>
          <VisuallyHidden>{Array.from(code).join(' ')}</VisuallyHidden>
        </Code>
      )}
      <Time>
        <TimeLeft seconds={left} words="nativeClient.code.ends" />
      </Time>
    </>
  )
}
