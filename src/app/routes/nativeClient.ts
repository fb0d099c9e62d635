import { ROUTES } from 'src/constants/routes'
import { whilePageShown } from 'src/sagas/lifetime/whilePageShown'
import { nativeClientJourney } from 'src/sagas/nativeClient/nativeClientSaga'
import type { Journey } from 'src/store/createStore'

export { NativeClientScreen as default } from 'src/features/nativeClient/NativeClientScreen'

/** A separate chunk, because only a person who comes from an app needs it. */
export const journey: Journey = {
  name: 'nativeClient',
  saga: () => whilePageShown(ROUTES.nativeClient, nativeClientJourney),
  progress: {
    steps: {
      nativeClient: {
        problems: ['nativeClient'],
        busy: ({ nativeClient }) => nativeClient?.step === 'fetching',
        end: ({ nativeClient }) =>
          nativeClient?.step === 'refused'
            ? 'fault'
            : (nativeClient?.step === 'opened' || nativeClient?.step === 'typing') && 'done',
      },
    },
  },
}
