import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, type Saga, takeEvery } from 'src/sagas/effects'
import { goTo } from 'src/sagas/navigation/goTo'

export function* followRoute({ payload: route }: ReturnType<typeof sessionEvents.routeFollowed>): Saga {
  yield* call(goTo, route, { openedHere: true })
}

export function* sessionSaga(): Saga {
  yield* takeEvery(sessionEvents.routeFollowed, followRoute)
}
