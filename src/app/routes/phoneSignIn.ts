import type { StepEnd } from 'src/constants/journeys'
import type { AppState } from 'src/features/rootReducer'
import { ROUTES } from 'src/constants/routes'
import { whilePageShown } from 'src/sagas/lifetime/whilePageShown'
import { phoneApprovalJourney } from 'src/sagas/phoneSignIn/phoneApprovalSaga'
import type { Journey } from 'src/store/createStore'

export { PhoneApprovalScreen as default } from 'src/features/phoneSignIn/approval/PhoneApprovalScreen'

type RequestEnd = Extract<NonNullable<AppState['phoneApproval']>, { how: unknown }>['how']

/** The person's own denial is an answer as well. */
const ENDS: Record<RequestEnd, StepEnd> = {
  approved: 'done',
  denied: 'done',
  wrongNumber: 'refused',
  unknown: 'refused',
}

export const journey: Journey = {
  name: 'phoneApproval',
  saga: () => whilePageShown(ROUTES.phoneRequest, phoneApprovalJourney),
  progress: {
    steps: {
      phoneRequest: {
        problems: ['phoneApproval'],
        busy: ({ phoneApproval }) => phoneApproval?.step === 'answering',
        end: ({ phoneApproval }) => phoneApproval?.step === 'over' && ENDS[phoneApproval.how],
      },
    },
  },
}
