import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'

const H1 = styled.h1`
  margin-block-end: ${({ theme }) => theme.space.l};
  font-size: ${({ theme }) => theme.font.title};
  font-weight: ${({ theme }) => theme.font.bold};
  line-height: 1.2;
  letter-spacing: -0.015em;
  &:focus {
    outline: none;
  }
`

/** Whether a screen has been shown before in this page: the first one leaves the focus to the browser and its autofocus. */
let firstScreen = true

interface HeadingProps {
  id?: string
  focus?: boolean
  children: ReactNode
}

/** The one heading of a step; a new step moves the focus to it (conventions 15). Give it the step as its key. */
export function Heading({ id, focus = true, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus && !firstScreen) heading.current?.focus()
    firstScreen = false
  }, [focus])
  return (
    <H1 id={id} ref={heading} tabIndex={-1}>
      {children}
    </H1>
  )
}
