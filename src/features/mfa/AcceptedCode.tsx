import { AcceptedBox } from 'src/features/mfa/AcceptedBox'
import { FactorStep } from 'src/features/mfa/FactorStep'
import { useMessages } from 'src/messages/useMessages'

const MESSAGE_ID = 'code-accepted'

/** Shows that the code was correct while the next checks run (factors/code-accepted). */
export function AcceptedCode({ heading }: { heading: string }) {
  const t = useMessages()
  return (
    <FactorStep step="accepted" now="code" heading={heading} headingDescription={MESSAGE_ID}>
      <AcceptedBox id={MESSAGE_ID} high>
        {t('codeForm.accepted')}
      </AcceptedBox>
    </FactorStep>
  )
}
