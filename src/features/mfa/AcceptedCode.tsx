import type { FactorKind } from 'src/constants/factorKinds'
import { Step } from 'src/components/layout/step/Step'
import { AcceptedBox } from 'src/features/mfa/AcceptedBox'
import { BackToSignIn } from 'src/features/navigation/BackToSignIn'
import { FactorRail } from 'src/features/mfa/FactorRail'
import { AccountChip } from 'src/features/person/AccountChip'
import { useMessages } from 'src/messages/useMessages'

const MESSAGE_ID = 'code-accepted'

interface AcceptedCodeProps {
  heading: string
  /** The factor to which this page belongs. */
  now?: FactorKind
}

/** Shows that the code was correct while the next checks run (factors/code-accepted). */
export function AcceptedCode({ heading, now = 'code' }: AcceptedCodeProps) {
  const t = useMessages()
  return (
    <Step
      step="accepted"
      rail={<FactorRail now={now} />}
      heading={heading}
      headingDescription={MESSAGE_ID}
      who={<AccountChip />}
      out={<BackToSignIn />}
    >
      <AcceptedBox id={MESSAGE_ID} high>
        {t('codeForm.accepted')}
      </AcceptedBox>
    </Step>
  )
}
