import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ProblemCode } from 'src/constants/problems'
import { problemWords } from 'src/components/feedback/ProblemAlert'
import { useMessages } from 'src/messages/useMessages'

const Place = styled.div`
  position: relative;
`

const Words = styled.div`
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.font.small};
  margin-block: calc(${({ theme }) => theme.space.s} * -1) ${({ theme }) => theme.space.m};
  /* Beside the label: below the field it would move the button away from under the pointer. */
  ${({ theme }) => theme.media.desktop} {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    margin: 0;
  }
`

interface FieldWithProblemProps {
  id: string
  code: ProblemCode | undefined
  children: ReactNode
}

/** A field and its problem, announced once. */
export function FieldWithProblem({ id, code, children }: FieldWithProblemProps) {
  const say = useMessages()
  return (
    <Place>
      {children}
      {code && (
        <Words id={id} role="alert">
          {problemWords(say, { code })}
        </Words>
      )}
    </Place>
  )
}
