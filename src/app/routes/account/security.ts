import { ROUTES } from 'src/constants/routes'
import { whilePageShown } from 'src/sagas/lifetime/whilePageShown'
import { securityJourney } from 'src/sagas/security/securitySaga'
import type { Journey } from 'src/store/createStore'

export { SecurityScreen as default } from 'src/features/security/SecurityScreen'

export const journey: Journey = {
  name: 'security',
  saga: () => whilePageShown(ROUTES.security, securityJourney),
  progress: {
    steps: {
      security: {
        problems: ['proof', 'enrolment', 'ownAct', 'ownParts', 'passkeyList'],
        // The person only wanted to look at the page.
        otherwise: 'done',
      },
    },
  },
}
