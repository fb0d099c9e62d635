import { ROUTES } from 'src/constants/routes'
import { selectCaller } from 'src/features/record/selectors'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { call, type Saga, select } from 'src/sagas/effects'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { nativeRequestHere } from 'src/services/addresses/nativeClientRequest'

/** Shows an invalid request of an app before the person types: on the form, or on the page to which the cookie `simple` leads. The end of the sign-in validates it again (addresses/native, addresses/native-request). */
export function* refuseCaller(): Saga {
  const request = yield* call(nativeRequestHere, yield* select(selectCaller))
  const route = yield* select(selectRoute)
  const isEarly = route === ROUTES.login || route === ROUTES.sessionStatus
  if (isEarly && request?.kind === 'refused') yield* call(redirectTo, ROUTES.nativeClient)
}
