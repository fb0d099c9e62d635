import { Card } from 'src/components/layout/Card'
import { Heading } from 'src/components/layout/Heading'
import { Notice } from 'src/components/feedback/Status'
import { BackToSignIn } from 'src/features/session/BackToSignIn'
import { useMessages } from 'src/messages/useMessages'

/** A code that was right is seen to be right, while the checks behind it run (factors/code-accepted). */
export function AcceptedCode({ heading }: { heading: string }) {
  const say = useMessages()
  return (
    <Card>
      <Heading>{heading}</Heading>
      <Notice>{say('codeForm.accepted')}</Notice>
      <BackToSignIn />
    </Card>
  )
}
