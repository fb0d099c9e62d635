import * as raw from 'redux-saga/effects'
import { ROUTES } from 'src/constants/routes'
import { appsReducer } from 'src/features/mfa/appsSlice'
import { bypassReducer } from 'src/features/mfa/bypassSlice'
import { codeReducer } from 'src/features/mfa/codeSlice'
import { connectionReducer } from 'src/features/mfa/connectionSlice'
import { downloadLinkReducer } from 'src/features/mfa/downloadLinkSlice'
import { pollReducer } from 'src/features/mfa/pollSlice'
import { resendReducer } from 'src/features/mfa/resendSlice'
import { anewWhenRestored } from 'src/sagas/anewWhenRestored'
import { approvalJourney } from 'src/sagas/approvalSaga'
import type { Saga } from 'src/sagas/effects'
import { loadApps, mobileSetupJourney } from 'src/sagas/mobileSetupSaga'
import { oneTimeCodeJourney } from 'src/sagas/oneTimeCodeSaga'
import { sessionStatusJourney } from 'src/sagas/sessionStatusSaga'
import { textCodeJourney } from 'src/sagas/textCodeSaga'
import { whileShown } from 'src/sagas/whileShown'
import type { Journey } from 'src/store/createStore'

function* mfaSaga(): Saga {
  yield raw.all([
    raw.call(whileShown, ROUTES.phoneAuth, anewWhenRestored(textCodeJourney)),
    raw.call(whileShown, ROUTES.symantec, anewWhenRestored(oneTimeCodeJourney)),
    raw.call(whileShown, ROUTES.verification, anewWhenRestored(approvalJourney)),
    raw.call(whileShown, ROUTES.mobileSetup, anewWhenRestored(mobileSetupJourney)),
    raw.call(whileShown, ROUTES.mobileWizard, anewWhenRestored(loadApps)),
    raw.call(whileShown, ROUTES.sessionStatus, anewWhenRestored(sessionStatusJourney)),
  ])
}

/** The second factors and the session status: one journey for their screens. */
export const mfaJourney: Journey = {
  name: 'mfa',
  reducers: {
    factorCode: codeReducer,
    sessionPoll: pollReducer,
    connection: connectionReducer,
    resend: resendReducer,
    apps: appsReducer,
    downloadLink: downloadLinkReducer,
    mobileBypass: bypassReducer,
  },
  saga: mfaSaga,
}
