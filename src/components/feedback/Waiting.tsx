import type { ReactNode } from 'react'
import { ProductSentence } from 'src/components/feedback/Sentence'
import { Bare, Card } from 'src/components/layout/Card'
import { Heading } from 'src/components/layout/Heading'
import { Status } from 'src/components/feedback/ProblemAlert'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'

interface WaitingProps {
  /** Keeps the card of the previous screen. */
  framed?: boolean
  more?: ReactNode
  children: ReactNode
}

/** Shows the app's current activity in place of a screen. Its visually hidden heading keeps the focus (accessibility/focus-moves). */
export function Waiting({ framed, more, children }: WaitingProps) {
  const Frame = framed ? Card : Bare
  return (
    <Frame>
      <VisuallyHidden as="div">
        <Heading>
          <ProductSentence words="page.title" />
        </Heading>
      </VisuallyHidden>
      <Status className="saying" data-busy="">
        {children}
      </Status>
      {more}
    </Frame>
  )
}
