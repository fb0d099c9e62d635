import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { helpActions } from 'src/features/support/helpSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { helpSaga, loadReachSupport } from 'src/sagas/support/helpSaga'
import * as reaching from 'src/sagas/support/reachSupport'
import { openOutside } from 'src/services/browser/openOutside'
import { ServiceError } from 'src/services/http/serviceError'
import { writeSession } from 'src/services/storage/sessionStore'
import { fetchHelpInfo } from 'src/services/api/supportService'
import { appReducer, movedTo, stateOf } from 'test/support/appState'
import { liveJourney } from 'test/support/liveJourney'
import { settled } from 'test/support/settled'
import { slowCall } from 'test/support/slowCall'

const url = 'https://support.harbor.example/'

/** 'Contact support' on a desktop. */
const contact = (answer: () => unknown) =>
  expectSaga(helpSaga)
    .withReducer(appReducer)
    .provide([
      [matchers.call.fn(loadReachSupport), reaching],
      { call: ({ fn }, next) => (fn === fetchHelpInfo ? answer() : next()) },
      [matchers.call.fn(openOutside), undefined],
      [matchers.call.fn(writeSession), undefined],
    ])
    .dispatch(sessionEvents.supportAsked())

test('support is at the address that the company names', async () => {
  const shown = await contact(() => ({ requestSupportUrl: url }))
    .call(openOutside, url)
    .not.put(helpActions.opened())
    .silentRun(50)
  expect(stateOf(shown).help).toMatchObject({ modal: 'closed', contacting: false })
})

test('without an address support is the form', async () => {
  const shown = await contact(() => ({ email: 's@h.example' })).silentRun(50)
  expect(stateOf(shown).help).toMatchObject({ modal: 'open', contacting: false })
})

test('help info that cannot be had is told by the form, which does not ask again', async () => {
  const shown = await contact(() => {
    throw new ServiceError({ kind: 'refused', status: 500 })
  }).silentRun(50)
  expect(stateOf(shown).help).toMatchObject({
    modal: 'open',
    contacting: false,
    unavailable: { code: 'helpUnavailable', status: 500 },
  })
})

/** 'Contact support', whose answer comes when the test gives it. */
function contactSlowly() {
  const asked = slowCall<object>()
  const opened = jest.fn()
  const store = liveJourney(helpSaga, appReducer, [
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
    const { help, answer, opened } = contactSlowly()
    await jest.advanceTimersByTimeAsync(299)
    expect(help().modal).toBe('closed')
    await jest.advanceTimersByTimeAsync(1)
    expect(help().modal).toBe('open')
    await answer()
    expect(opened.mock.calls).toEqual([[url]])
    expect(help()).toMatchObject({ modal: 'closed', contacting: false })
  })

  test('is not wanted any more when the form has been closed', async () => {
    const { dispatch, help, answer, opened } = contactSlowly()
    await jest.advanceTimersByTimeAsync(300)
    dispatch(helpActions.closed())
    await answer()
    expect(opened).not.toHaveBeenCalled()
    expect(help()).toMatchObject({ modal: 'closed', contacting: false })
  })

  test('is not wanted any more on another screen', async () => {
    const { dispatch, help, answer, opened } = contactSlowly()
    dispatch(movedTo('/signin/forget-password'))
    await answer()
    expect(opened).not.toHaveBeenCalled()
    expect(help()).toMatchObject({ modal: 'closed', contacting: false })
  })
})
