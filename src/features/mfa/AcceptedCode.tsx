import type { FactorKind } from 'src/constants/factorKinds'
import { Step } from 'src/components/layout/Step'
import { Notice } from 'src/components/feedback/Status'
import { BackToSignIn } from 'src/features/session/BackToSignIn'
import { FactorRail } from 'src/features/session/FactorRail'
import { Who } from 'src/features/session/Who'
import { useMessages } from 'src/messages/useMessages'

interface AcceptedCodeProps {
  heading: string
  /** The factor whose page this is. */
  now?: FactorKind
}

/** Shows that the code was right while the next checks run (factors/code-accepted). */
export function AcceptedCode({ heading, now = 'code' }: AcceptedCodeProps) {
  const say = useMessages()
  return (
    <Step
      step="accepted"
      rail={<FactorRail now={now} />}
      heading={heading}
      who={<Who />}
      told={<Notice tone="success">{say('codeForm.accepted')}</Notice>}
      out={<BackToSignIn />}
    />
  )
}
