import { appsActions } from 'src/features/mobileSetup/appsSlice'
import { bypassActions } from 'src/features/mobileSetup/mobileBypassSlice'
import { downloadLinkActions, selectDownloadLink } from 'src/features/mobileSetup/downloadLinkSlice'
import { catchProblem, logCaught } from 'src/sagas/caught'
import { call, callEffect, fork, put, race, type Saga, select, take, takeLeading } from 'src/sagas/effects'
import { followOutcome } from 'src/sagas/signIn/factor'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { untilSettled } from 'src/sagas/mfa/sessionPolling'
import { bypassMobileInstall, fetchApps, sendDownloadLink } from 'src/services/api/mobileSetupService'

/** Sets up the mobile app; continues automatically once the session status says that it is done (factors/mobile-setup). */
export function* mobileSetupJourney(): Saga {
  yield* put(downloadLinkActions.begun())
  yield* put(bypassActions.begun())
  yield* fork(loadApps)
  yield* takeLeading(downloadLinkActions.submitted.type, sendLink)
  for (;;) {
    const { outcome } = yield* race({
      outcome: callEffect(untilSettled),
      bypassed: callEffect(untilBypassed),
    })
    // After a skip the status says where to go; the saga reads it again at once.
    if (outcome && !(yield* call(followOutcome, outcome))) return
  }
}

/** The apps to get; without them their part is left out (factors/setup-parts). */
export function* loadApps(): Saga {
  try {
    yield* put(appsActions.loaded(yield* call(fetchApps)))
  } catch (error) {
    yield* logCaught('apps', error)
  }
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

/** Skips, with one call per press, until the server allows it. */
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
