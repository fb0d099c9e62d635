import { PrimaryButton } from 'src/components/actions/Button'
import { Card } from 'src/components/layout/Card'
import { Heading } from 'src/components/layout/Heading'
import { Text } from 'src/components/layout/Text'
import { useMessages } from 'src/messages/useMessages'

interface PasswordUpdatedProps {
  guest: boolean
  button: string
  onGoOn: () => void
}

/** The end of a reset and of a change (password-reset/done, password-change/done). */
export function PasswordUpdated({ guest, button, onGoOn }: PasswordUpdatedProps) {
  const say = useMessages()
  return (
    <Card>
      <Heading>{say('passwordUpdated.heading')}</Heading>
      <Text role="status">{say(guest ? 'passwordUpdated.guest' : 'passwordUpdated.other')}</Text>
      <PrimaryButton type="button" onClick={onGoOn}>
        {button}
      </PrimaryButton>
    </Card>
  )
}
