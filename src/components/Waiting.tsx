import type { ReactNode } from 'react'
import { Bare } from 'src/components/Card'
import { Heading } from 'src/components/Heading'
import { Status } from 'src/components/Status'
import { VisuallyHidden } from 'src/components/VisuallyHidden'
import { useMessages } from 'src/messages/useMessages'

interface WaitingProps {
  productName: string
  children: ReactNode
}

/** What goes on, in place of a screen; its heading, read and not seen, keeps the focus from getting lost (conventions 15). */
export function Waiting({ productName, children }: WaitingProps) {
  const say = useMessages()
  return (
    <Bare>
      <VisuallyHidden as="div">
        <Heading>{say('page.title', { product: productName })}</Heading>
      </VisuallyHidden>
      <Status>{children}</Status>
    </Bare>
  )
}
