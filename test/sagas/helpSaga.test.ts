import { expectSaga } from 'redux-saga-test-plan'
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
import { liveJourney } from 'test/support/liveJourney'
import { settled } from 'test/support/settled'
import { slowCall } from 'test/support/slowCall'

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

/** 'Contact support' on a desktop, whose answer comes when the test gives it. */
function contacting() {
  const asked = slowCall<object>()
  const opened = jest.fn()
  const store = liveJourney(helpSaga, reducer('desktop'), [
    [loadReachSupport, () => reaching],
    [fetchHelpInfo, asked.made],
    [openOutside, opened],
    [writeSession, () => undefined],
  ])
  store.dispatch(sessionEvents.supportAsked())
  const answer = () => (asked.answer({ requestSupportUrl: url }), settled())
  return { dispatch: store.dispatch, help: () => store.getState().help, answer, opened }
}

describe('a slow answer', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('opens the form, which makes way for the address when it comes', async () => {
    const { help, answer, opened } = contacting()
    await jest.advanceTimersByTimeAsync(299)
    expect(help().modal).toBe('closed')
    await jest.advanceTimersByTimeAsync(1)
    expect(help().modal).toBe('open')
    await answer()
    expect(opened.mock.calls).toEqual([[url]])
    expect(help()).toMatchObject({ modal: 'closed', contacting: false })
  })

  test('is not wanted any more when the form has been closed', async () => {
    const { dispatch, help, answer, opened } = contacting()
    await jest.advanceTimersByTimeAsync(300)
    dispatch(helpActions.closed())
    await answer()
    expect(opened).not.toHaveBeenCalled()
    expect(help()).toMatchObject({ modal: 'closed', contacting: false })
  })
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
