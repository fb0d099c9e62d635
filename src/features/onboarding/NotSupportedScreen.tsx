import { SendAddress } from 'src/features/onboarding/SendAddress'
import { SignOutButton } from 'src/features/person/SignOutButton'
import { PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'

/** Shown to people who must complete the onboarding and use a phone or tablet (onboarding/mobile). */
export function NotSupportedScreen() {
  const t = useMessages()
  return (
    <PersonStep
      heading={t('onboardingNotSupported.heading')}
      text={t('onboardingNotSupported.text')}
      act={<SendAddress />}
      out={<SignOutButton />}
    />
  )
}
