import { Step } from 'src/components/layout/step/Step'
import { SendAddress } from 'src/features/onboarding/SendAddress'
import { SignOutButton } from 'src/features/session/SignOutButton'
import { Who } from 'src/features/session/Who'
import { useMessages } from 'src/messages/useMessages'

/** For people who have to be onboarded and came with a phone or tablet (onboarding/mobile). */
export function NotSupportedScreen() {
  const say = useMessages()
  return (
    <Step
      heading={say('onboardingNotSupported.heading')}
      text={say('onboardingNotSupported.text')}
      who={<Who />}
      act={<SendAddress />}
      out={<SignOutButton />}
    />
  )
}
