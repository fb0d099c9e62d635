import { ROUTES } from 'src/constants/routes'
import { whilePageShown } from 'src/sagas/lifetime/whilePageShown'
import { phoneApprovalJourney } from 'src/sagas/phoneSignIn/phoneApprovalSaga'
import type { Journey } from 'src/store/createStore'

export { PhoneApprovalScreen as default } from 'src/features/phoneSignIn/approval/PhoneApprovalScreen'

export const journey: Journey = {
  name: 'phoneApproval',
  saga: () => whilePageShown(ROUTES.phoneRequest, phoneApprovalJourney),
  progress: {
    steps: {
      phoneRequest: {
        problems: ['phoneApproval'],
        busy: ({ phoneApproval }) => phoneApproval?.step === 'answering',
        // The person's own denial is an answer as well.
        end: ({ phoneApproval }) =>
          phoneApproval?.step === 'over' &&
          (['approved', 'denied'].includes(phoneApproval.how) ? 'done' : 'refused'),
      },
    },
  },
}
