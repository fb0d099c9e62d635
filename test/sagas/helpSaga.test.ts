import { expectSaga } from 'redux-saga-test-plan'
import * as raw from 'redux-saga/effects'
import * as matchers from 'redux-saga-test-plan/matchers'
import { push } from 'redux-first-history'
import { type HelpState, helpActions, helpReducer } from 'src/features/session/helpSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { contactSupport, helpSaga, loadReachSupport, openForm } from 'src/sagas/helpSaga'
import * as reaching from 'src/sagas/reachSupport'
import { openOutside } from 'src/services/openOutside'
import { ServiceError } from 'src/services/serviceError'
import { fetchHelpInfo } from 'src/services/supportService'
import { writeSession } from 'src/services/sessionStore'

type Device = 'mobile' | 'tablet' | 'desktop'
const page = push('/signin/help/support-form', { openedHere: true })
const url = 'https://support.harbor.example/'

const stateOf = (
  device: Device,
  route = '/',
  help: HelpState = helpReducer(undefined, { type: '@@init' }),
) => ({
  help,
  environment: { device, nativeClient: false },
  router: { location: { pathname: `/signin${route}` } },
})
type State = ReturnType<typeof stateOf>
const reducer =
  (device: Device, route?: string) =>
  (state: State = stateOf(device, route), action: { type: string }): State => ({
    ...state,
    help: helpReducer(state.help, action),
  })

test.each<[string, Device, string, { type: string }]>([
  ['a modal on a desktop', 'desktop', '/', helpActions.opened()],
  ['a modal on a tablet, which has room for one', 'tablet', '/', helpActions.opened()],
  ['a page on a phone', 'mobile', '/', page],
  ['nothing new where its page is shown', 'mobile', '/help/support-form', helpActions.pointedOut()],
])('help is %s', (_rule, device, route, effect) =>
  expectSaga(openForm).withState(stateOf(device, route)).put(effect).run(),
)

const helpIn = ({ storeState }: { storeState: unknown }) => (storeState as State).help

const run = (device: Device, answer: () => unknown) =>
  expectSaga(helpSaga)
    .withReducer(reducer(device))
    .provide([
      [matchers.call.fn(loadReachSupport), reaching],
      { call: ({ fn }, next) => (fn === fetchHelpInfo ? answer() : next()) },
      [matchers.call.fn(openOutside), undefined],
      [matchers.call.fn(writeSession), undefined],
    ])
    .dispatch(sessionEvents.supportAsked())

test('support is at the address that the company names', async () => {
  const shown = await run('desktop', () => ({ requestSupportUrl: url }))
    .call(openOutside, url)
    .not.put(helpActions.opened())
    .silentRun(50)
  expect(helpIn(shown)).toMatchObject({ modal: 'closed', contacting: false })
})

test('without an address support is the form', async () => {
  const shown = await run('desktop', () => ({ email: 's@h.example' })).silentRun(50)
  expect(helpIn(shown)).toMatchObject({ modal: 'open', contacting: false })
})

test('help info that cannot be had is told by the form, which does not ask again', async () => {
  const shown = await run('desktop', () => {
    throw new ServiceError({ kind: 'refused', status: 500 })
  }).silentRun(50)
  expect(helpIn(shown)).toMatchObject({
    modal: 'open',
    contacting: false,
    unavailable: { code: 'helpUnavailable', status: 500 },
  })
})

/** An answer that comes only once the form has been shown, or closed. */
function slow(after: { type: string }) {
  let answer: (info: object) => void = () => {}
  const saga = expectSaga(helpSaga).withReducer((state: State | undefined, action: { type: string }) => {
    if (action.type === after.type) queueMicrotask(() => answer({ requestSupportUrl: url }))
    return reducer('desktop')(state, action)
  })
  return saga
    .provide([
      [raw.delay(300), true],
      [matchers.call.fn(loadReachSupport), reaching],
      [matchers.call.fn(fetchHelpInfo), new Promise<object>(resolve => (answer = resolve))],
      [matchers.call.fn(openOutside), undefined],
      [matchers.call.fn(writeSession), undefined],
    ])
    .dispatch(sessionEvents.supportAsked())
}

test('a slow answer opens the form, which makes way for the address when it comes', async () => {
  const shown = await slow(helpActions.opened())
    .put(helpActions.opened())
    .call(openOutside, url)
    .put(helpActions.closed())
    .silentRun(50)
  expect(helpIn(shown)).toMatchObject({ modal: 'closed', contacting: false })
})

test('closing the form takes the wish back', async () => {
  const shown = await slow(helpActions.closed())
    .delay(5)
    .dispatch(helpActions.closed())
    .not.call(openOutside, url)
    .silentRun(50)
  expect(helpIn(shown)).toMatchObject({ modal: 'closed', contacting: false })
})

test('without its chunk there is still the form', () => {
  return expectSaga(contactSupport)
    .withReducer(reducer('desktop'))
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
