import {
  appsActions,
  bypassActions,
  downloadLinkActions,
  selectDownloadLink,
} from 'src/features/mobileSetup/mobileSetupSlices'
import { catchProblem, tryCall } from 'src/sagas/caught'
import { call, fork, put, race, type Saga, select, take, takeLeading } from 'src/sagas/effects'
import { followOutcome } from 'src/sagas/signIn/factor'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { untilSettled } from 'src/sagas/mfa/sessionPolling'
import { bypassMobileInstall, fetchApps, sendDownloadLink } from 'src/services/api/mobileSetupService'

/** Sets up the mobile app, and continues automatically once the session status reports the completed set-up (factors/mobile-setup). */
export function* mobileSetupJourney(): Saga {
  yield* put(downloadLinkActions.begun())
  yield* put(bypassActions.begun())
  yield* fork(loadApps)
  yield* takeLeading(downloadLinkActions.submitted.type, sendLink)
  for (;;) {
    const { outcome } = yield* race({
      outcome: call(untilSettled),
      bypassed: call(untilBypassed),
    })
    // After a skip the session status names the destination, so the saga requests it again at once.
    if (outcome && !(yield* call(followOutcome, outcome))) return
  }
}

/** Loads the apps to install; if they fail to load, their part is omitted (factors/setup-parts). */
export function* loadApps(): Saga {
  const apps = yield* tryCall('apps', fetchApps)
  if (apps) yield* put(appsActions.loaded(apps))
}

export function* sendLink({ payload: phoneNumber }: ReturnType<typeof downloadLinkActions.submitted>): Saga {
  if ((yield* select(selectDownloadLink)).step !== 'sending') return
  try {
    yield* call(callForPerson, sendDownloadLink, phoneNumber)
    yield* put(downloadLinkActions.sent())
  } catch (error) {
    yield* put(downloadLinkActions.failed(yield* catchProblem(error, 'serverTryLater')))
  }
}

/** Skips the set-up, with one request per press, once the server allows it. */
export function* untilBypassed(): Saga {
  for (;;) {
    yield* take(bypassActions.bypassPressed)
    try {
      yield* call(callForPerson, bypassMobileInstall)
      yield* put(bypassActions.answered())
      return
    } catch (error) {
      yield* put(bypassActions.failed(yield* catchProblem(error, 'serverTryLater')))
    }
  }
}
