import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { ROUTES } from 'src/constants/routes'
import { PrimaryButton } from 'src/components/actions/Button'
import { NewPasswordForm } from 'src/features/password/form/NewPasswordForm'
import { useRules } from 'src/features/password/form/useRules'
import { selectAccountName, selectAnswer } from 'src/features/record/selectors'
import { PersonStep } from 'src/features/person/PersonStep'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { selectTemporary, temporaryActions } from 'src/features/password/temporary/temporaryPasswordSlice'
import { useMessages } from 'src/messages/useMessages'

/** Replaces a temporary password, or another one for the shown reason (password-change/temporary, password-change/required). */
export function TemporaryScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  const temporary = useSelector(selectTemporary)
  const username = useSelector(selectAccountName)
  const rules = useRules()
  const { passwordChange } = useSelector(selectAnswer)
  // After the password is saved there is no reason any more, but the screen is still visible.
  const [reason, setReason] = useState(passwordChange)
  if (passwordChange && passwordChange !== reason) setReason(passwordChange)
  if (temporary.step === 'away') return null
  const created = temporary.step === 'editing' && temporary.problem?.code === 'alreadyCreated'
  return (
    <PersonStep
      step={temporary.visit}
      heading={t('resetTempPassword.heading')}
      text={reason && t(`resetTempPassword.${reason}`)}
    >
      <NewPasswordForm
        key={`form ${temporary.visit}`}
        username={username}
        rules={rules}
        button={t('newPassword.save')}
        busy={temporary.step === 'saving'}
        problem={temporary.step === 'editing' ? temporary.problem : undefined}
        onEdit={() => dispatch(temporaryActions.edited())}
        onSubmit={({ newPassword }) => dispatch(temporaryActions.submitted({ newPassword }))}
        wayOn={
          created && (
            <PrimaryButton type="button" onClick={() => dispatch(sessionEvents.routeFollowed(ROUTES.login))}>
              {t('passwordUpdated.signIn')}
            </PrimaryButton>
          )
        }
      />
    </PersonStep>
  )
}
