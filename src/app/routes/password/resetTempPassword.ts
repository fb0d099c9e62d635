import { ROUTES } from 'src/constants/routes'
import { cancelOnEnd } from 'src/sagas/lifetime/cancelOnEnd'
import { restartOnPageShow } from 'src/sagas/lifetime/restartOnPageShow'
import { temporaryPasswordJourney } from 'src/sagas/password/temporaryPasswordSaga'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import type { Journey } from 'src/store/createStore'

export { TemporaryScreen as default } from 'src/features/password/temporary/TemporaryScreen'

export const journey: Journey = {
  name: 'temporaryPassword',
  saga: () =>
    whileRouteActive(ROUTES.resetTempPassword, restartOnPageShow(cancelOnEnd(temporaryPasswordJourney))),
  progress: {
    steps: {
      temporaryPassword: [
        {
          problems: ['temporaryPassword'],
          busy: ({ temporaryPassword }) => temporaryPassword?.step === 'saving',
        },
      ],
    },
  },
}
