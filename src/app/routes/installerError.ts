import { selectNotSetUp } from 'src/features/onboarding/installerSlice'
import { InstallerErrorScreen } from 'src/features/onboarding/InstallerErrorScreen'
import { installerSaga } from 'src/sagas/onboarding/installerSaga'
import type { Journey } from 'src/store/createStore'

export default InstallerErrorScreen

export const journey: Journey = {
  name: 'installer',
  saga: installerSaga,
  progress: {
    steps: {
      installer: {
        problems: ['installer'],
        end: state => selectNotSetUp(state) && 'refused',
      },
    },
  },
}
