import { Step } from 'src/components/layout/step/Step'
import { SendAddress } from 'src/features/onboarding/SendAddress'
import { SignOutButton } from 'src/features/person/SignOutButton'
import { AccountChip } from 'src/features/person/AccountChip'
import { useMessages } from 'src/messages/useMessages'

/** Shown to people who must complete the onboarding and use a phone or tablet (onboarding/mobile). */
export function NotSupportedScreen() {
  const t = useMessages()
  return (
    <Step
      heading={t('onboardingNotSupported.heading')}
      text={t('onboardingNotSupported.text')}
      who={<AccountChip />}
      act={<SendAddress />}
      out={<SignOutButton />}
    />
  )
}
