import { Card } from 'src/components/Card'
import { Heading } from 'src/components/Heading'
import { Links } from 'src/components/Links'
import { Text } from 'src/components/Text'
import { SignOutButton } from 'src/features/session/SignOutButton'
import { useMessages } from 'src/messages/useMessages'

/** For whoever has to be onboarded and came with a phone or tablet (spec §2, /mobile-onboarding-not-supported). */
export function NotSupportedScreen() {
  const say = useMessages()
  return (
    <Card>
      <Heading>{say('onboardingNotSupported.heading')}</Heading>
      <Text>{say('onboardingNotSupported.text')}</Text>
      <Links>
        <SignOutButton />
      </Links>
    </Card>
  )
}
