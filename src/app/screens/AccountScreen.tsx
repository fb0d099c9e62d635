import { useSelector } from 'react-redux'
import { ChangePasswordScreen } from 'src/app/screens/ChangePasswordScreen'
import { ROUTES } from 'src/constants/routes'
import { SecurityScreen } from 'src/features/connected/security/SecurityScreen'
import { selectRoute } from 'src/features/session/selectRoute'

/** The two pages of a person's own account, which are in one chunk. */
export function AccountScreen() {
  return useSelector(selectRoute) === ROUTES.security ? <SecurityScreen /> : <ChangePasswordScreen />
}
