import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { goBack, replace } from 'redux-first-history'
import { type HelpState, helpActions, helpReducer } from 'src/features/session/helpSlice'
import {
  supportActions,
  selectSupport,
  supportReducer,
  type SupportState,
} from 'src/features/support/supportSlice'
import { knownHelpInfo } from 'src/sagas/helpInfo'
import { beginForm, leaveForm, loadDesk, submitTicket, supportSaga } from 'src/sagas/support'
import { ServiceError } from 'src/services/serviceError'
import { writeSession } from 'src/services/sessionStore'
import { fetchHelpInfo, readHelpInfo, sendTicket } from 'src/services/supportService'

const info = { email: 's@h.example' }
const ticket = { displayName: 'Grace', email: 'g@h.example', phone: '+12025', description: 'Help!' }
const calm: HelpState = helpReducer(undefined, { type: '@@init' })
const at = (route: string, state?: unknown) => ({
  router: { location: { pathname: `/signin${route}`, state } },
})

test('what this tab knows of support is not asked for again', () => {
  testSaga(knownHelpInfo).next().call(readHelpInfo).next(info).returns(info)
})

test('the answer is kept for this tab', () => {
  testSaga(knownHelpInfo)
    .next()
    .call(readHelpInfo)
    .next(undefined)
    .call(fetchHelpInfo)
    .next(info)
    .call(writeSession, 'foyer.helpInfo', info)
    .next()
    .returns(info)
})

test.each([
  ['true', true],
  ['"yes"', false],
])('guest access %s makes a guest: %p', (stored, guest) => {
  sessionStorage.setItem('foyer.guestAccess', stored)
  return expectSaga(loadDesk)
    .provide([[matchers.call.fn(readHelpInfo), info]])
    .put(supportActions.infoLoaded({ info, guest }))
    .run()
})

test("what 'Contact support' has found out is told, and not asked for twice", () =>
  expectSaga(beginForm)
    .withState({ help: { ...calm, unavailable: { code: 'offline' } } })
    .put(supportActions.infoFailed({ code: 'offline' }))
    .not.call(knownHelpInfo)
    .run())

test("while 'Contact support' is asking, the form waits for it", () =>
  expectSaga(beginForm)
    .withState({ help: { ...calm, contacting: true } })
    .provide([[matchers.call.fn(readHelpInfo), info]])
    .dispatch(helpActions.contactEnded())
    .put(supportActions.infoLoaded({ info, guest: false }))
    .run())

test.each([
  ['the server', new ServiceError({ kind: 'refused', status: 500 }), { code: 'supportTrouble', status: 500 }],
  ['no connection', new ServiceError({ kind: 'offline' }), { code: 'offline' }],
  [
    'too many tries',
    new ServiceError({ kind: 'limited', retryAfterS: 9 }),
    { code: 'supportTrouble', retryAfterS: 9 },
  ],
])('a ticket that fails says what kind it is: %s', (_kind, error, problem) => {
  testSaga(submitTicket, supportActions.submitted(ticket))
    .next()
    .select(selectSupport)
    .next({ step: 'submitting' })
    .call(sendTicket, ticket)
    .throw(error)
    .put(supportActions.failed(problem as never))
    .next()
    .isDone()
})

interface State extends ReturnType<typeof at> {
  help: HelpState
  support: SupportState
}
const whole = (
  state: State = { help: calm, support: { step: 'loading' }, ...at('/') },
  action: { type: string },
): State => ({
  ...state,
  help: helpReducer(state.help, action),
  support: supportReducer(state.support, action),
})

test('two submits are one call, and closing cancels it', async () => {
  let calls = 0
  const end: { storeState: unknown } = await expectSaga(supportSaga)
    .withReducer(whole)
    .provide([
      [matchers.call.fn(readHelpInfo), info],
      {
        call: ({ fn }, next) => {
          if (fn !== sendTicket) return next()
          calls += 1
          return new Promise(() => {})
        },
      },
    ])
    .dispatch(helpActions.opened())
    .delay(5)
    .dispatch(supportActions.submitted(ticket))
    .dispatch(supportActions.submitted(ticket))
    .delay(5)
    .dispatch(helpActions.closed())
    .delay(5)
    .dispatch(helpActions.opened())
    .silentRun(50)
  expect(calls).toBe(1)
  expect((end.storeState as State).support).toEqual({
    step: 'editing',
    desk: { info, guest: false },
  })
})

test.each([
  ['a page opened from a screen goes back to it', at('/help/support-form', { openedHere: true }), goBack()],
  ['one opened by its address goes to the door', at('/help/support-form'), replace('/signin/', undefined)],
])('closing: %s', (_rule, state, effect) => expectSaga(leaveForm).withState(state).put(effect).run())
