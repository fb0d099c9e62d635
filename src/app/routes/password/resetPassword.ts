import type { Step } from 'src/constants/journeys'
import { ROUTES } from 'src/constants/routes'
import { resetPasswordJourney } from 'src/sagas/password/resetPasswordSaga'
import { PART_OF } from 'src/features/password/reset/resetState'
import { whilePageShown } from 'src/sagas/lifetime/whilePageShown'
import type { Journey } from 'src/store/createStore'

export { ResetScreen as default } from 'src/features/password/reset/ResetScreen'

const STEPS = ['resetPhone', 'resetCode', 'resetPassword'] as const satisfies Step[]

export const journey: Journey = {
  name: 'resetPassword',
  saga: () => whilePageShown(ROUTES.resetPassword, resetPasswordJourney),
  progress: {
    stepAt: (route, { resetPassword }) =>
      route === ROUTES.resetPassword && resetPassword && resetPassword.step !== 'away'
        ? STEPS[PART_OF[resetPassword.step]]
        : undefined,
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
