import { ROUTES } from 'src/constants/routes'
import { temporaryPasswordJourney } from 'src/sagas/password/temporaryPasswordSaga'
import { whilePageShown } from 'src/sagas/lifetime/whilePageShown'
import type { Journey } from 'src/store/createStore'

export { TemporaryScreen as default } from 'src/features/password/temporary/TemporaryScreen'

export const journey: Journey = {
  name: 'temporaryPassword',
  saga: () => whilePageShown(ROUTES.resetTempPassword, temporaryPasswordJourney),
  progress: {
    steps: {
      temporaryPassword: {
        problems: ['temporaryPassword'],
        busy: ({ temporaryPassword }) => temporaryPassword?.step === 'saving',
      },
    },
  },
}
