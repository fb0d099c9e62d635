import { createAction, type Reducer } from '@reduxjs/toolkit'
import { testSaga } from 'redux-saga-test-plan'
import { type HelpState, helpActions } from 'src/features/support/helpSlice'
import { supportSlice, type SupportState } from 'src/features/support/supportSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, fork, type Saga, take } from 'src/sagas/effects'
import { helpSaga } from 'src/sagas/support/helpSaga'
import { supportSaga } from 'src/sagas/support/supportSaga'
import { openExternal } from 'src/services/browser/openExternal'
import { ServiceError } from 'src/services/http/serviceError'
import { fetchHelpInfo } from 'src/services/api/supportService'
import { knownHelpInfo, readHelpInfo } from 'src/sagas/company/helpInfo'
import { writeSession } from 'src/services/storage/sessionStore'
import { appReducer, appState, movedTo, type TestState } from 'test/support/appState'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'
import { slowCall } from 'test/support/slowCall'

describe('the ways to support', () => {
  const url = 'https://support.harbor.example/'
  const mobile = appState({ environment: { device: 'mobile', nativeClient: false } })
  const chunkCame = createAction('test/chunkCame')

  type State = TestState & { support: SupportState }
  const whole =
    (from?: TestState): Reducer<State> =>
    (
      { support, ...app } = { ...appReducer(from, { type: 'test/begun' }), support: { step: 'loading' } },
      action,
    ) => ({
      ...appReducer(app, action),
      support: supportSlice.reducer(support, action),
    })

  function* journeys(): Saga {
    yield* fork(helpSaga)
    yield* take(chunkCame)
    yield* call(supportSaga)
  }

  /** Presses 'Contact support' before its chunk has loaded; the test provides the answer, and its address opens unless the browser `blocks` the tab. */
  function contact(from?: TestState, blocks = false) {
    const asked = slowCall<object>()
    const opened = jest.fn(() => !blocks)
    const { store, actions } = runJourney(journeys, {
      reducer: whole(from),
      services: [
        [fetchHelpInfo, asked.made],
        [openExternal, opened],
      ],
    })
    store.dispatch(sessionEvents.supportRequested())
    return {
      dispatch: store.dispatch,
      help: (): HelpState => store.getState().help,
      support: () => store.getState().support,
      asked,
      answer: (info: object) => (asked.answer(info), settled()),
      opened,
      closings: () => actions.filter(helpActions.closed.match).length,
    }
  }

  beforeEach(() => {
    sessionStorage.clear()
    jest.useFakeTimers()
  })
  afterEach(() => jest.useRealTimers())

  test('the button can be pressed again', async () => {
    const { dispatch, answer, opened } = contact()
    dispatch(chunkCame())
    await answer({ requestSupportUrl: url })
    dispatch(sessionEvents.supportRequested())
    await settled()
    expect(opened).toHaveBeenCalledTimes(2)
  })

  test('a second press before the answer sends no second call', async () => {
    const { dispatch, asked, answer, opened } = contact()
    dispatch(chunkCame())
    dispatch(sessionEvents.supportRequested())
    await answer({ requestSupportUrl: url })
    await jest.advanceTimersByTimeAsync(1000)
    expect(asked.made).toHaveBeenCalledTimes(1)
    expect(opened).toHaveBeenCalledTimes(1)
  })

  test('without an address the button opens the form, which does not request it again', async () => {
    const { dispatch, help, support, asked, answer } = contact()
    dispatch(chunkCame())
    await answer({ email: 's@h.example' })
    expect(help()).toMatchObject({ modal: 'open', contact: { step: 'idle' } })
    expect(support()).toMatchObject({ step: 'editing' })
    expect(asked.made).toHaveBeenCalledTimes(1)
  })

  test('if the details fail to load, the form reports it and does not request them again', async () => {
    const { dispatch, help, support, asked } = contact()
    dispatch(chunkCame())
    asked.fail(new ServiceError({ kind: 'refused', status: 500 }))
    await settled()
    expect(help()).toMatchObject({ modal: 'open', contact: { step: 'idle' } })
    expect(support()).toEqual({ step: 'unavailable', problem: { code: 'helpUnavailable', status: 500 } })
    expect(asked.made).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['the chunk', false],
    ['the answer', true],
  ])('the form opens if %s is slow, and is replaced by the address', async (_what, early) => {
    const { dispatch, help, answer, opened } = contact()
    if (early) dispatch(chunkCame())
    await jest.advanceTimersByTimeAsync(299)
    expect(help().modal).toBe('closed')
    await jest.advanceTimersByTimeAsync(1)
    expect(help().modal).toBe('open')
    if (!early) dispatch(chunkCame())
    await answer({ requestSupportUrl: url })
    expect(opened.mock.calls).toEqual([[url]])
    expect(help()).toMatchObject({ modal: 'closed', contact: { step: 'idle' } })
  })

  test('a late answer is ignored if the form has been closed', async () => {
    const { dispatch, help, answer, opened } = contact()
    dispatch(chunkCame())
    await jest.advanceTimersByTimeAsync(300)
    dispatch(helpActions.closed())
    await answer({ requestSupportUrl: url })
    expect(opened).not.toHaveBeenCalled()
    expect(help()).toMatchObject({ modal: 'closed', contact: { step: 'idle' } })
  })

  test.each([
    ['before its chunk has loaded', false],
    ['while the answer is pending', true],
  ])('the answer is ignored on another screen, %s', async (_when, early) => {
    const { dispatch, help, asked, answer, opened } = contact()
    if (early) dispatch(chunkCame())
    dispatch(movedTo('/signin/forget-password'))
    if (!early) dispatch(chunkCame())
    await answer({ requestSupportUrl: url })
    await jest.advanceTimersByTimeAsync(1000)
    expect(opened).not.toHaveBeenCalled()
    expect(asked.made).toHaveBeenCalledTimes(early ? 1 : 0)
    expect(help()).toMatchObject({ modal: 'closed', contact: { step: 'idle' } })
  })

  test('on a phone the address also opens on the way to the help page, which then closes', async () => {
    const { dispatch, answer, opened, help, closings } = contact(mobile)
    dispatch(chunkCame())
    dispatch(movedTo('/signin/help/support-form'))
    await answer({ requestSupportUrl: url })
    expect(opened.mock.calls).toEqual([[url]])
    expect(closings()).toBe(1)
    expect(help().contact).toEqual({ step: 'idle' })
  })

  test.each([
    ['a quick answer opens help for it', 0],
    ['a slow answer finds help open', 300],
  ])('an address that the browser opens only on a press becomes a link: %s', async (_when, afterMs) => {
    const { dispatch, help, support, answer, asked } = contact(undefined, true)
    dispatch(chunkCame())
    await jest.advanceTimersByTimeAsync(afterMs)
    await answer({ requestSupportUrl: url })
    expect(help()).toMatchObject({ modal: 'open', contact: { step: 'idle' } })
    expect(support()).toEqual({ step: 'elsewhere', address: url })
    expect(asked.made).toHaveBeenCalledTimes(1)
  })

  test('on a phone, an address that the browser opens only on a press becomes a link on the help page', async () => {
    const { dispatch, help, support, answer, closings } = contact(mobile, true)
    dispatch(chunkCame())
    dispatch(movedTo('/signin/help/support-form'))
    await answer({ requestSupportUrl: url })
    expect(closings()).toBe(0)
    expect(help()).toMatchObject({ opening: 1, contact: { step: 'idle' } })
    expect(support()).toEqual({ step: 'elsewhere', address: url })
  })
})

const info = { email: 's@h.example' }

test('support details that this tab knows are not fetched again', () => {
  testSaga(knownHelpInfo).next().call(readHelpInfo).next(info).returns(info)
})

test('the answer is stored for this tab', () => {
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

test('stored support details are validated again', () => {
  const phone = '+1 202 555 0199'
  sessionStorage.setItem(
    'foyer.helpInfo',
    JSON.stringify({ phone, email: ' ', requestSupportUrl: 'data:,x' }),
  )
  expect(readHelpInfo()).toEqual({ phone })
  sessionStorage.setItem('foyer.helpInfo', '{"email":1}')
  expect(readHelpInfo()).toBeUndefined()
  expect(sessionStorage.getItem('foyer.helpInfo')).toBeNull()
})
