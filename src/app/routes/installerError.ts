import { InstallerErrorScreen } from 'src/features/onboarding/InstallerErrorScreen'
import { installerReducer } from 'src/features/onboarding/installerSlice'
import { installerSaga } from 'src/sagas/onboarding/installerSaga'
import type { Journey } from 'src/store/createStore'

export default InstallerErrorScreen

export const journey: Journey = {
  name: 'installer',
  reducers: { installer: installerReducer },
  saga: installerSaga,
}
