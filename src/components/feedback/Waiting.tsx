import type { ReactNode } from 'react'
import { Sentence } from 'src/components/feedback/Sentence'
import { Bare, Card } from 'src/components/layout/Card'
import { Heading } from 'src/components/layout/Heading'
import { Status } from 'src/components/feedback/Status'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'

interface WaitingProps {
  productName: string
  /** Keeps the card of the previous screen. */
  framed?: boolean
  /** Additional content. */
  more?: ReactNode
  children: ReactNode
}

/** Shows the app's current activity in place of a screen. Its visually hidden heading keeps the focus (accessibility/focus-moves). */
export function Waiting({ productName, framed, more, children }: WaitingProps) {
  const Frame = framed ? Card : Bare
  return (
    <Frame>
      <VisuallyHidden as="div">
        <Heading>
          <Sentence words="page.title" values={{ product: productName }} />
        </Heading>
      </VisuallyHidden>
      <Status className="saying" data-busy="">
        {children}
      </Status>
      {more}
    </Frame>
  )
}
