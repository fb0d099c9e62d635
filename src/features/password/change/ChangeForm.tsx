import { useDispatch, useSelector } from 'react-redux'
import { changeActions, selectChange } from 'src/features/password/change/changePasswordSlice'
import { NewPasswordForm } from 'src/features/password/form/NewPasswordForm'
import { selectRules } from 'src/features/password/form/passwordRulesSlice'
import { PasswordUpdated } from 'src/features/password/PasswordUpdated'
import { selectGuest, selectAccountName } from 'src/features/record/selectors'
import { PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'

/**
 * Shows the form and the result of a password change. The previous screen lists the devices and apps that use the
 * password (password-change/verify).
 */
export function ChangeForm() {
  const t = useMessages()
  const dispatch = useDispatch()
  const change = useSelector(selectChange)
  const username = useSelector(selectAccountName)
  const rules = useSelector(selectRules)
  const guest = useSelector(selectGuest)
  if (change.step === 'away' || change.step === 'intro') return null
  if (change.step === 'passwordUpdated' || change.step === 'leaving') {
    return (
      <PasswordUpdated
        guest={guest}
        button={t('passwordUpdated.continue')}
        busy={change.step === 'leaving'}
        onGoOn={() => dispatch(changeActions.continued())}
      />
    )
  }
  return (
    <PersonStep heading={t('changePassword.form.heading')}>
      <NewPasswordForm
        username={username}
        rules={rules}
        withOld
        button={t('action.changePassword')}
        busy={change.step === 'saving'}
        problem={change.step === 'updateOldPassword' ? change.problem : undefined}
        onEdit={() => dispatch(changeActions.edited())}
        onSubmit={({ oldPassword, newPassword }) =>
          dispatch(changeActions.submitted({ currentPassword: oldPassword, newPassword }))
        }
      />
    </PersonStep>
  )
}
