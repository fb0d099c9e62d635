import { useDispatch } from 'react-redux'
import { PrimaryButton } from 'src/components/actions/Button'
import { Step } from 'src/components/layout/step/Step'
import { expiredEvents } from 'src/features/password/expiredEvents'
import { AccountChip } from 'src/features/person/AccountChip'
import { useMessages } from 'src/messages/useMessages'

/** Informs the person that the password has expired (password-change/expired). */
export function ExpiredScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  return (
    <Step
      heading={t('passwordExpired.heading')}
      text={t('passwordExpired.text')}
      who={<AccountChip />}
      act={
        <PrimaryButton type="button" onClick={() => dispatch(expiredEvents.changePressed())}>
          {t('passwordExpired.change')}
        </PrimaryButton>
      }
    />
  )
}
