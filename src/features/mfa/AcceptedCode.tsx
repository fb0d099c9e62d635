import { AcceptedBox } from 'src/features/mfa/AcceptedBox'
import { FactorStep } from 'src/features/mfa/FactorStep'
import { useMessages } from 'src/messages/useMessages'

const TOLD_ID = 'code-accepted'

/** Shows that the code was correct while the next checks run (factors/code-accepted). */
export function AcceptedCode({ heading }: { heading: string }) {
  const say = useMessages()
  return (
    <FactorStep step="accepted" now="code" heading={heading} headingDescription={TOLD_ID}>
      <AcceptedBox id={TOLD_ID} high>
        {say('codeForm.accepted')}
      </AcceptedBox>
    </FactorStep>
  )
}
