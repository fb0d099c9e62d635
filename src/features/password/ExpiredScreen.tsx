import { useDispatch } from 'react-redux'
import { PrimaryButton } from 'src/components/actions/Button'
import { expiredEvents } from 'src/features/password/expiredEvents'
import { PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'

/** Informs the person that the password has expired (password-change/expired). */
export function ExpiredScreen() {
  const say = useMessages()
  const dispatch = useDispatch()
  return (
    <PersonStep
      heading={say('passwordExpired.heading')}
      text={say('passwordExpired.text')}
      act={
        <PrimaryButton type="button" onClick={() => dispatch(expiredEvents.changePressed())}>
          {say('passwordExpired.change')}
        </PrimaryButton>
      }
    />
  )
}
