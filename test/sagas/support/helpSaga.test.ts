import { expectSaga } from 'redux-saga-test-plan'
import { push } from 'redux-first-history'
import { helpActions } from 'src/features/support/helpSlice'
import { contactSupport, loadReachSupport, openForm } from 'src/sagas/support/helpSaga'
import { appReducer, appState } from 'test/support/appState'

type Device = 'mobile' | 'tablet' | 'desktop'
const page = push('/signin/help/support-form', { openedHere: true })
const stateAt = (device: Device, route: string) =>
  appState({
    environment: { device, nativeClient: false },
    router: { location: { pathname: `/signin${route}` } },
  })

test.each<[string, Device, string, { type: string }]>([
  ['a modal on a desktop', 'desktop', '/', helpActions.opened()],
  ['a modal on a tablet, which has room for one', 'tablet', '/', helpActions.opened()],
  ['a page on a phone', 'mobile', '/', page],
  ['nothing new where its page is shown', 'mobile', '/help/support-form', helpActions.pointedOut()],
])('help is %s', (_rule, device, route, effect) =>
  expectSaga(openForm).withState(stateAt(device, route)).put(effect).run(),
)

test('without its chunk there is still the form', () => {
  return expectSaga(contactSupport)
    .withReducer(appReducer)
    .provide([
      {
        call: ({ fn }, next) => {
          if (fn === loadReachSupport) throw new Error('no chunk')
          return next()
        },
      },
    ])
    .put(helpActions.contactEnded())
    .put(helpActions.opened())
    .silentRun(50)
})
