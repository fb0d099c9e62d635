import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'

const H1 = styled.h1`
  margin-block-end: 1.25rem;
  font-size: ${({ theme }) => theme.font.heading};
  font-weight: ${({ theme }) => theme.font.bold};
  line-height: 1.18;
  text-wrap: balance;
  hyphens: auto;
  letter-spacing: -0.018em;
  /* A text belongs to the heading above it. */
  & + p {
    margin-block-start: -0.875rem;
  }
  &:lang(ja) {
    word-break: auto-phrase;
  }
  &:focus {
    outline: none;
  }
`

const Sentence = styled.span`
  display: inline-block;
`

interface HeadingProps {
  id?: string
  focus?: boolean
  describedBy?: string | undefined
  children: ReactNode
}

/** The one heading of a step; a new step, a refreshed one too, moves the focus to it (accessibility/heading, accessibility/focus-moves). Give it the step as its key. */
export function Heading({ id, focus = true, describedBy, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <H1 id={id} ref={heading} tabIndex={-1} aria-describedby={describedBy}>
      {children}
    </H1>
  )
}

/** A heading's text that breaks between its sentences before it breaks inside one (accessibility/heading). */
export function Sentences({ children }: { children: string }) {
  return children.split(/(?<=[.!?。]) ?/).map((sentence, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      <Sentence>{sentence}</Sentence>
    </Fragment>
  ))
}
