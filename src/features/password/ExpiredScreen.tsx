import { useDispatch } from 'react-redux'
import { PrimaryButton } from 'src/components/actions/Button'
import { expiredEvents } from 'src/features/password/expiredEvents'
import { PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'

/** Informs the person that the password has expired (password-change/expired). */
export function ExpiredScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  return (
    <PersonStep
      heading={t('passwordExpired.heading')}
      text={t('passwordExpired.text')}
      act={
        <PrimaryButton type="button" onClick={() => dispatch(expiredEvents.changePressed())}>
          {t('passwordExpired.change')}
        </PrimaryButton>
      }
    />
  )
}
