import { Step } from 'src/components/layout/Step'
import { Notice } from 'src/components/feedback/Status'
import { BackToSignIn } from 'src/features/session/BackToSignIn'
import { useMessages } from 'src/messages/useMessages'

/** A code that was right is seen to be right, while the checks behind it run (factors/code-accepted). */
export function AcceptedCode({ heading }: { heading: string }) {
  const say = useMessages()
  return (
    <Step
      step="accepted"
      heading={heading}
      told={<Notice tone="success">{say('codeForm.accepted')}</Notice>}
      out={<BackToSignIn />}
    />
  )
}
