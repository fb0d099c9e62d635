import { ROUTES } from 'src/constants/routes'
import { all, call, callEffect, type Saga } from 'src/sagas/effects'
import { cancelOnEnd } from 'src/sagas/lifetime/cancelOnEnd'
import { restartOnPageShow } from 'src/sagas/lifetime/restartOnPageShow'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import { changePasswordJourney } from 'src/sagas/password/changePasswordSaga'
import { passkeyListJourney } from 'src/sagas/account/passkeyListSaga'
import { proofJourney } from 'src/sagas/account/proofSaga'
import type { Journey } from 'src/store/createStore'

export { ChangePasswordScreen as default } from 'src/features/password/change/ChangePasswordScreen'

function* changeAndList(): Saga {
  yield* all([callEffect(changePasswordJourney), callEffect(passkeyListJourney), callEffect(proofJourney)])
}

function* changePasswordSaga(): Saga {
  yield* call(whileRouteActive, ROUTES.changePassword, restartOnPageShow(cancelOnEnd(changeAndList)))
}

export const journey: Journey = {
  name: 'changePassword',
  saga: changePasswordSaga,
  progress: {
    steps: {
      changePassword: [
        {
          problems: ['changePassword', 'connected', 'passkeyList'],
          busy: ({ changePassword }) => changePassword?.step === 'saving',
          end: ({ changePassword }) =>
            (changePassword?.step === 'passwordUpdated' || changePassword?.step === 'leaving') && 'done',
        },
      ],
    },
  },
}
