import { useDispatch } from 'react-redux'
import { PrimaryButton } from 'src/components/actions/Button'
import { Step } from 'src/components/layout/step/Step'
import { expiredEvents } from 'src/features/password/expiredEvents'
import { AccountChip } from 'src/features/person/AccountChip'
import { useMessages } from 'src/messages/useMessages'

/** Informs the person that the password has expired (password-change/expired). */
export function ExpiredScreen() {
  const say = useMessages()
  const dispatch = useDispatch()
  return (
    <Step
      heading={say('passwordExpired.heading')}
      text={say('passwordExpired.text')}
      who={<AccountChip />}
      act={
        <PrimaryButton type="button" onClick={() => dispatch(expiredEvents.changePressed())}>
          {say('passwordExpired.change')}
        </PrimaryButton>
      }
    />
  )
}
