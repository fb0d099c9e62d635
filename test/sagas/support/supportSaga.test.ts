import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { goBack, replace, push } from 'redux-first-history'
import type { LoginState } from 'src/features/signIn/loginSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { type HelpState, helpActions, helpSlice } from 'src/features/support/helpSlice'
import { supportActions, supportSlice, type SupportState } from 'src/features/support/supportSlice'
import { knownHelpInfo, readHelpInfo } from 'src/sagas/company/helpInfo'
import {
  beginForm,
  keepTypedName,
  leaveForm,
  loadDesk,
  supportSaga,
  reachSupport,
} from 'src/sagas/support/supportSaga'
import { goTo } from 'src/sagas/navigation/goTo'
import { ServiceError } from 'src/services/http/serviceError'
import { sendTicket } from 'src/services/api/supportService'
import { helpSaga, openForm } from 'src/sagas/support/helpSaga'
import { runJourney } from 'test/support/journey'
import { appReducer, appState, movedTo, recordState, stateOf } from 'test/support/appState'
import { settled } from 'test/support/settled'
import { slowCall } from 'test/support/slowCall'

const info = { email: 's@h.example' }
const ticket = { displayName: 'Grace', email: 'g@h.example', phone: '+12025', description: 'Help!' }
const calm: HelpState = helpSlice.reducer(undefined, { type: '@@init' })
const at = (route: string, state?: unknown) => ({
  router: { location: { pathname: `/signin${route}`, state } },
})

interface State extends ReturnType<typeof at> {
  company: object
  login: LoginState
  help: HelpState
  support: SupportState
}
const whole = (
  state: State = {
    company: {},
    login: { step: 'username', username: '' },
    help: calm,
    support: { step: 'loading' },
    ...at('/'),
  },
  action: { type: string },
): State => ({
  ...state,
  help: helpSlice.reducer(state.help, action),
  support: supportSlice.reducer(state.support, action),
})

// (support/no-info)
test('without an answer the form reports that help is not available', () =>
  expectSaga(loadDesk)
    .provide([[matchers.call.fn(readHelpInfo), throwError(new ServiceError({ kind: 'unreachable' }))]])
    .put(supportActions.infoFailed({ code: 'helpUnavailable' }))
    .run())

test("the answer to 'Contact support' is used by the form and not requested twice", () =>
  expectSaga(beginForm)
    .withState({ help: { ...calm, contact: { step: 'unavailable', problem: { code: 'offline' } } } })
    .put(supportActions.infoFailed({ code: 'offline' }))
    .not.call(knownHelpInfo)
    .run())

test("while 'Contact support' is running, the form waits for it", () =>
  expectSaga(beginForm)
    .withReducer(whole, {
      company: {},
      login: { step: 'username', username: '' },
      help: { ...calm, contact: { step: 'asking' } },
      support: { step: 'loading' },
      ...at('/'),
    })
    .provide([[matchers.call.fn(readHelpInfo), info]])
    .dispatch(helpActions.contactEnded())
    .put(supportActions.infoLoaded(info))
    .run())

/** Opens the form of the help info `info`. */
function open(send: () => unknown, parts?: Parameters<typeof supportSaga>[0]) {
  const { store } = runJourney(() => supportSaga(parts), {
    reducer: whole,
    services: [
      [readHelpInfo, () => info],
      [sendTicket, send],
    ],
  })
  store.dispatch(helpActions.opened())
  return { dispatch: store.dispatch, support: () => store.getState().support }
}

test('two submits send one call, and closing cancels it', async () => {
  const sent = slowCall()
  const { dispatch, support } = open(sent.made)
  dispatch(supportActions.submitted(ticket))
  dispatch(supportActions.submitted(ticket))
  expect(support()).toEqual({ step: 'submitting', info })
  dispatch(helpActions.closed())
  dispatch(helpActions.opened())
  sent.answer(undefined)
  await settled()
  expect(sent.made).toHaveBeenCalledTimes(1)
  expect(support()).toEqual({
    step: 'editing',
    info,
  })
})

// (support/sent)
test('a failure keeps the form, and an accepted ticket ends it', async () => {
  const send = jest.fn().mockRejectedValueOnce(new ServiceError({ kind: 'refused', status: 500 }))
  const { dispatch, support } = open(send)
  dispatch(supportActions.submitted(ticket))
  await settled()
  expect(support()).toEqual({ step: 'editing', info, problem: { code: 'supportTrouble', status: 500 } })
  dispatch(supportActions.submitted(ticket))
  await settled()
  expect(support()).toEqual({ step: 'submitted' })
  dispatch(supportActions.submitted(ticket))
  expect(send.mock.calls).toEqual([[ticket], [ticket]])
})

test('each form begins the other parts of its page', () => {
  const part = jest.fn(function* () {})
  const { dispatch } = open(() => undefined, [part])
  expect(part).toHaveBeenCalledTimes(1)
  dispatch(helpActions.closed())
  dispatch(helpActions.opened())
  expect(part).toHaveBeenCalledTimes(2)
})

// (support/no-info)
test('the form requests the help info again when the user retries', async () => {
  const read = jest
    .fn(() => Promise.resolve(info))
    .mockRejectedValueOnce(new ServiceError({ kind: 'offline' }))
  const { store } = runJourney(supportSaga, { reducer: whole, services: [[knownHelpInfo, read]] })
  store.dispatch(helpActions.opened())
  await settled()
  store.dispatch(supportActions.retried())
  store.dispatch(supportActions.retried())
  await settled()
  expect(read).toHaveBeenCalledTimes(2)
  expect(store.getState().support).toEqual({ step: 'editing', info })
})

test.each([
  ['a page opened from a screen returns to it', at('/help/support-form', { openedHere: true }), goBack()],
  [
    'a page opened by its address leads to the sign-in page',
    at('/help/support-form'),
    replace('/signin/', undefined),
  ],
  [
    'a page with an empty history state leads to the sign-in page',
    at('/help/support-form', null),
    replace('/signin/', undefined),
  ],
])('closing: %s', (_rule, state, effect) => expectSaga(leaveForm).withState(state).put(effect).run())

test('closing the modal does not change the screen', () => {
  testSaga(leaveForm).next().select(selectRoute).next('/').isDone()
})

// (support/phone-beside, storage/next-person)
test.each<[rule: string, from: Parameters<typeof movedTo>, login: LoginState, name: string]>([
  ['a name that is typed', ['/signin/'], { step: 'username', username: 'joe', typed: true }, 'joe'],
  [
    'a name that is typed before the form opens as a page',
    ['/signin/help/support-form', { openedHere: true, helpFor: '/' }],
    { step: 'username', username: 'joe', typed: true },
    'joe',
  ],
  ['no name that only the browser remembers', ['/signin/'], { step: 'username', username: 'joe' }, 'ada'],
  ['no empty name', ['/signin/'], { step: 'username', username: '', typed: true }, 'ada'],
  [
    'no name of the sign-in page on another screen',
    ['/signin/forget-password'],
    { step: 'username', username: 'joe', typed: true },
    'ada',
  ],
  ['no name that was submitted', ['/signin/'], { step: 'password', username: 'joe' }, 'ada'],
])('the form takes along %s', async (_rule, from, login, name) => {
  const state = appReducer(appState({ login, record: recordState({ typed: 'ada' }) }), movedTo(...from))
  const end = await expectSaga(keepTypedName).withReducer(appReducer, state).run()
  expect(stateOf(end).record.typed).toBe(name)
})

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
    .not.call.fn(goTo)
    .dispatch(helpActions.modalFailed())
    .silentRun(50))

// (support/contact)
test('a problem that no form has shown yet opens the form at once', () =>
  expectSaga(helpSaga)
    .withState({
      ...stateAt('desktop', '/'),
      help: { ...calm, contact: { step: 'unavailable', problem: { code: 'offline' } } },
    })
    .put(helpActions.opened())
    .dispatch(sessionEvents.supportRequested())
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
