import { expectSaga } from 'redux-saga-test-plan'
import { push } from 'redux-first-history'
import { helpActions, type HelpState } from 'src/features/support/helpSlice'
import { helpSaga, openForm } from 'src/sagas/support/helpSaga'
import { appState, appReducer, stateOf } from 'test/support/appState'
import * as matchers from 'redux-saga-test-plan/matchers'
import { knownHelpInfo } from 'src/sagas/company/helpInfo'
import { reachSupport } from 'src/sagas/support/supportSaga'

type Device = 'mobile' | 'tablet' | 'desktop'
const page = push('/signin/help/support-form', { openedHere: true, helpFor: '/' })
const stateAt = (device: Device, route: string) =>
  appState({
    environment: { device, nativeClient: false },
    router: { location: { pathname: `/signin${route}` } },
  })

test.each<[string, Device, string, { type: string }]>([
  ['a modal on a desktop', 'desktop', '/', helpActions.opened()],
  ['a modal on a tablet', 'tablet', '/', helpActions.opened()],
  ['a page on a phone', 'mobile', '/', page],
  ['unchanged if its page is shown', 'mobile', '/help/support-form', helpActions.pointedOut()],
])('help is %s', (_rule, device, route, effect) =>
  expectSaga(openForm).withState(stateAt(device, route)).put(effect).run(),
)

test('a form that fails to load is replaced by its page', () =>
  expectSaga(helpSaga)
    .withState(stateAt('desktop', '/'))
    .put(page)
    .dispatch(helpActions.modalFailed())
    .silentRun(50))

test('a second failure to load the form adds no second history entry', () =>
  expectSaga(helpSaga)
    .withState(stateAt('desktop', '/help/support-form'))
    .not.put(page)
    .dispatch(helpActions.modalFailed())
    .silentRun(50))

const help: HelpState = { modal: 'closed', opening: 1, contact: { step: 'asking' }, screen: 'fine' }

// (support/contact)
test.each([
  ['the form opens on another screen', '/', { modal: 'open', opening: 2 }],
  ['the form on its own page does not change', '/help/support-form', { modal: 'closed', opening: 1 }],
])('without an address %s', async (_rule, route, shown) => {
  const end = await expectSaga(reachSupport)
    .withReducer(appReducer, appState({ help, router: { location: { pathname: `/signin${route}` } } }))
    .provide([[matchers.call.fn(knownHelpInfo), {}]])
    .run()
  expect(stateOf(end).help).toEqual({ ...help, ...shown, contact: { step: 'idle' } })
})
