import { useDispatch } from 'react-redux'
import { PrimaryButton } from 'src/components/actions/Button'
import { Card } from 'src/components/layout/Card'
import { Heading } from 'src/components/layout/Heading'
import { Text } from 'src/components/layout/Text'
import { expiredEvents } from 'src/features/password/expiredEvents'
import { useMessages } from 'src/messages/useMessages'

/** Says that the password has expired (password-change/expired). */
export function ExpiredScreen() {
  const say = useMessages()
  const dispatch = useDispatch()
  return (
    <Card>
      <Heading>{say('passwordExpired.heading')}</Heading>
      <Text>{say('passwordExpired.text')}</Text>
      <PrimaryButton type="button" onClick={() => dispatch(expiredEvents.changeAsked())}>
        {say('passwordExpired.change')}
      </PrimaryButton>
    </Card>
  )
}
