import type { Step } from 'src/constants/journeys'
import type { AppState } from 'src/features/rootReducer'
import { ROUTES } from 'src/constants/routes'
import { resetPasswordJourney } from 'src/sagas/password/resetPasswordSaga'
import { whilePageShown } from 'src/sagas/lifetime/whilePageShown'
import type { Journey } from 'src/store/createStore'

export { ResetScreen as default } from 'src/features/password/reset/ResetScreen'

const STEPS: Record<NonNullable<AppState['resetPassword']>['step'], Step> = {
  away: 'resetPhone',
  sendCode: 'resetPhone',
  sending: 'resetPhone',
  enterCode: 'resetCode',
  checking: 'resetCode',
  resending: 'resetCode',
  createPassword: 'resetPassword',
  saving: 'resetPassword',
  passwordChanged: 'resetPassword',
}

export const journey: Journey = {
  name: 'resetPassword',
  saga: () => whilePageShown(ROUTES.resetPassword, resetPasswordJourney),
  progress: {
    stepAt: (route, { resetPassword }) =>
      route === ROUTES.resetPassword && resetPassword ? STEPS[resetPassword.step] : undefined,
    steps: {
      resetPhone: {
        problems: ['resetPassword'],
        busy: ({ resetPassword }) => resetPassword?.step === 'sending',
      },
      resetCode: {
        problems: ['resetPassword'],
        busy: ({ resetPassword }) => resetPassword?.step === 'checking',
      },
      resetPassword: {
        problems: ['resetPassword'],
        busy: ({ resetPassword }) => resetPassword?.step === 'saving',
        end: ({ resetPassword }) => resetPassword?.step === 'passwordChanged' && 'done',
      },
    },
  },
}
