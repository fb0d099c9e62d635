import { Fragment } from 'react'
import styled from 'styled-components'

const Sentence = styled.span`
  display: inline-block;
`

/** A heading's text that breaks between its sentences before it breaks inside one (accessibility/heading). */
export function Sentences({ children }: { children: string }) {
  return children.split(/(?<=[.!?。]) ?/).map((sentence, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      <Sentence>{sentence}</Sentence>
    </Fragment>
  ))
}
