import { ROUTES } from 'src/constants/routes'
import { cancelOnEnd } from 'src/sagas/lifetime/cancelOnEnd'
import { restartOnPageShow } from 'src/sagas/lifetime/restartOnPageShow'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import { call, type Saga } from 'src/sagas/effects'
import { nativeClientJourney } from 'src/sagas/nativeClient/nativeClientSaga'
import type { Journey } from 'src/store/createStore'

export { NativeClientScreen as default } from 'src/features/nativeClient/NativeClientScreen'

function* nativeClientSaga(): Saga {
  yield* call(whileRouteActive, ROUTES.nativeClient, restartOnPageShow(cancelOnEnd(nativeClientJourney)))
}

/** A separate chunk, because only a person who comes from an app needs it. */
export const journey: Journey = {
  name: 'nativeClient',
  saga: nativeClientSaga,
  progress: {
    steps: {
      nativeClient: [
        {
          problems: ['nativeClient'],
          busy: ({ nativeClient }) => nativeClient?.step === 'fetching',
          end: ({ nativeClient }) =>
            nativeClient?.step === 'refused'
              ? 'fault'
              : (nativeClient?.step === 'opened' || nativeClient?.step === 'typing') && 'done',
        },
      ],
    },
  },
}
