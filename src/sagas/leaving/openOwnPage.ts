import type { EndPage } from 'src/constants/journeys'
import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { call, put, type Saga } from 'src/sagas/effects'
import { advanceTo } from 'src/sagas/navigation/goTo'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'

/** Shows the page of the app at which this sign-in ends. The record stays for a page that answers a request: a refresh shows the page again. */
export function* openOwnPage({ page, mode }: EndPage): Saga {
  if (!(yield* call(untilMayAct))) return
  if (!mode) yield* put(recordActions.ended())
  // Otherwise the progress of the other hosts would replace the screen.
  yield* put(autoLoginActions.cancelled())
  yield* call(advanceTo, page)
}
