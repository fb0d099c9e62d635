import { selectLocationState } from 'src/features/navigation/selectRoute'
import { InstallerErrorScreen } from 'src/features/onboarding/InstallerErrorScreen'
import { installerSaga } from 'src/sagas/onboarding/installerSaga'
import type { Journey } from 'src/store/createStore'

export default InstallerErrorScreen

/** Returns whether the person has come back to the installer and the device is still not set up (onboarding/try-again). */
const isStillDue = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'notSetUp' in entry

export const journey: Journey = {
  name: 'installer',
  saga: installerSaga,
  progress: {
    steps: {
      installer: [
        {
          problems: ['installer'],
          end: state => isStillDue(selectLocationState(state)) && 'refused',
        },
      ],
    },
  },
}
