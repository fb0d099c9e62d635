import { factorKindOf } from 'src/constants/factorKinds'
import { type Route, ROUTES } from 'src/constants/routes'
import { CODE_PAGES, CODE_ROUTES, type CodeRoute } from 'src/constants/sentCodes'
import { approvalJourney } from 'src/sagas/mfa/approvalSaga'
import { all, call, type Saga } from 'src/sagas/effects'
import { restartOnNewStep } from 'src/sagas/mfa/restartOnNewStep'
import { loadApps, mobileSetupJourney } from 'src/sagas/mobileSetup/mobileSetupSaga'
import { authenticatorJourney } from 'src/sagas/mfa/authenticatorSaga'
import { oneTimeCodeJourney } from 'src/sagas/mfa/oneTimeCodeSaga'
import { withNewCode } from 'src/sagas/mfa/newCodeSaga'
import { textCodeJourney } from 'src/sagas/mfa/textCodeSaga'
import { whilePageShown } from 'src/sagas/lifetime/whilePageShown'
import type { Journey } from 'src/store/createStore'

const ofCodes = Object.fromEntries(
  CODE_PAGES.map(page => [CODE_ROUTES[page], withNewCode(textCodeJourney, page)]),
) as Record<CodeRoute, () => Saga>

const JOURNEYS: Partial<Record<Route, () => Saga>> = {
  ...ofCodes,
  [ROUTES.symantec]: withNewCode(oneTimeCodeJourney),
  [ROUTES.authenticator]: withNewCode(authenticatorJourney),
  [ROUTES.verification]: approvalJourney,
  [ROUTES.mobileSetup]: mobileSetupJourney,
  [ROUTES.mobileWizard]: loadApps,
}

function* mfaSaga(): Saga {
  const journeys = Object.entries(JOURNEYS) as [Route, () => Saga][]
  yield* all(journeys.map(([route, journey]) => call(whilePageShown, route, restartOnNewStep(journey))))
}

/** The second factors: one journey for their screens. */
export const mfaJourney: Journey = {
  name: 'mfa',
  saga: mfaSaga,
  progress: {
    stepAt: (route, { factorCode, recoveryCodes }) => {
      if (!(route in JOURNEYS)) return undefined
      if (route === ROUTES.authenticator && recoveryCodes && recoveryCodes.step !== 'away')
        return 'recoveryCodes'
      return factorCode?.step === 'accepted' && factorKindOf(route) ? null : undefined
    },
    steps: {
      code: { problems: ['factorCode', 'newCode'], busy: ({ factorCode }) => factorCode?.step === 'sending' },
      recoveryCodes: { problems: [] },
      approval: {
        problems: ['factorCode', 'resend', 'sessionPoll'],
        busy: ({ factorCode }) => factorCode?.step === 'sending',
      },
      mobileSetup: {
        problems: ['mobileBypass', 'downloadLink', 'sessionPoll'],
        busy: ({ mobileBypass, downloadLink }) =>
          mobileBypass?.step === 'asking' || downloadLink?.step === 'sending',
      },
    },
  },
}
