import { ROUTES } from 'src/constants/routes'
import { all, call, type Saga } from 'src/sagas/effects'
import { whilePageShown } from 'src/sagas/lifetime/whilePageShown'
import { changePasswordJourney } from 'src/sagas/password/changePasswordSaga'
import { passkeyListJourney } from 'src/sagas/account/passkeyListSaga'
import { proofJourney } from 'src/sagas/account/proofSaga'
import type { Journey } from 'src/store/createStore'

export { ChangePasswordScreen as default } from 'src/features/password/change/ChangePasswordScreen'

function* changeAndList(): Saga {
  yield* all([call(changePasswordJourney), call(passkeyListJourney), call(proofJourney)])
}

export const journey: Journey = {
  name: 'changePassword',
  saga: () => whilePageShown(ROUTES.changePassword, changeAndList),
  progress: {
    steps: {
      changePassword: {
        problems: ['changePassword', 'ownParts', 'passkeyList'],
        busy: ({ changePassword }) => changePassword?.step === 'saving',
        end: ({ changePassword }) =>
          (changePassword?.step === 'passwordUpdated' || changePassword?.step === 'leaving') && 'done',
      },
    },
  },
}
