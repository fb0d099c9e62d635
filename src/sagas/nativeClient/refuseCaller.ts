import { ROUTES } from 'src/constants/routes'
import { selectCaller } from 'src/features/record/selectors'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { call, type Saga, select } from 'src/sagas/effects'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { nativeRequestHere } from 'src/services/addresses/nativeClientRequest'

/** Shows an invalid request of an app before the person types. The end of the sign-in validates it again (addresses/native-request). */
export function* refuseCaller(): Saga {
  const request = yield* call(nativeRequestHere, yield* select(selectCaller))
  const onForm = (yield* select(selectRoute)) === ROUTES.login
  if (onForm && request?.kind === 'refused') yield* call(redirectTo, ROUTES.nativeClient)
}
