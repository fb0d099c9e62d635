import { useDispatch, useSelector } from 'react-redux'
import { ChangeIntro } from 'src/features/password/change/ChangeIntro'
import { ChangeForm } from 'src/features/password/change/ChangeForm'
import { changeActions, selectChange } from 'src/features/password/change/changePasswordSlice'

/** Lists the devices and apps that use the password, then changes it (password-change/intro). */
export function ChangePasswordScreen() {
  const dispatch = useDispatch()
  const { step } = useSelector(selectChange)
  if (step !== 'intro') return <ChangeForm />
  return <ChangeIntro onContinue={() => dispatch(changeActions.introRead())} />
}
