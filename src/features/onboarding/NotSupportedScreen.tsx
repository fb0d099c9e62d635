import { Card } from 'src/components/layout/Card'
import { Heading } from 'src/components/layout/Heading'
import { Links } from 'src/components/actions/Links'
import { Text } from 'src/components/layout/Text'
import { SignOutButton } from 'src/features/session/SignOutButton'
import { useMessages } from 'src/messages/useMessages'

/** For people who have to be onboarded and came with a phone or tablet (onboarding/mobile). */
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
