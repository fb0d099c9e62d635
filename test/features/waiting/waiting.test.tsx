import { act, screen, render } from '@testing-library/react'
import { WaitPanel } from 'src/features/waiting/WaitPanel'
import { deadlineIn } from 'src/services/clock'
import { renderThemed } from 'test/support/renderScreen'
import { clearCookies } from 'test/support/clearCookies'
import { SlowNotice, LeavingNotice } from 'src/features/waiting/SlowNotice'
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { recordSlice } from 'src/features/record/recordSlice'
import { loginSlice } from 'src/features/signIn/loginSlice'
import { theme } from 'src/styles/theme'
import { type RecordFacts, recordState } from 'test/support/appState'

describe('the panel of a wait', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 22, 9, 2) }))
  afterEach(() => jest.useRealTimers())
  afterEach(clearCookies)

  const show = (wait: Partial<Parameters<typeof WaitPanel>[0]>) =>
    renderThemed(<WaitPanel what="Waiting for your phone…" {...wait} />)
  const ends = (ms: number) => ({ at: deadlineIn(ms), totalMs: ms })
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  const timer = () => screen.getByRole('timer').textContent
  const ring = () => document.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray') ?? ''

  // (waits/facts)
  test('the panel shows the purpose of the wait, its time limit and advice', () => {
    show({ ends: ends(232_000), advice: 'Send it again.' })
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Waiting for your phone…')
    expect(timer()).toBe('This request ends in 3 min 52 sec.')
    expect(screen.getByText('3 min 52 sec').parentElement?.dataset.time).toBe('3:52')
    expect(screen.getByText('Send it again.')).toBeInTheDocument()
  })

  test('the countdown follows the clock: it is correct right after a sleep, and its end is reported', () => {
    show({ ends: ends(300_000) })
    jest.setSystemTime(Date.now() + 250_000)
    pass(1000)
    expect(timer()).toBe('This request ends in 49 sec.')
    expect(parseFloat(ring()) / (2 * Math.PI * 21)).toBeCloseTo(49 / 300, 2)
    pass(50_000)
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByText('The time for this request is over.')).toBeInTheDocument()
    expect(jest.getTimerCount()).toBe(0)
  })

  test('a wait without an end shows its start, has no ring and uses no timer', () => {
    show({ since: deadlineIn(0) })
    expect(screen.getByText(/^Waiting since 9:02/)).toBeInTheDocument()
    expect(ring()).toBe('')
    expect(jest.getTimerCount()).toBe(0)
  })

  // (product/culture)
  test('the time of day is formatted in the user’s culture', () => {
    document.cookie = 'userCulture=en-GB; path=/'
    jest.setSystemTime(new Date(2026, 10, 22, 15, 5))
    show({ since: deadlineIn(0) })
    expect(screen.getByText('Waiting since 15:05.')).toBeInTheDocument()
  })

  // (accessibility/countdown)
  test('the countdown is read aloud once a minute and once near its end', () => {
    show({ ends: ends(120_000) })
    const read = new Set<string | null>()
    for (let second = 0; second < 119; second += 1) {
      pass(1000)
      read.add(screen.getAllByRole('status')[1]?.textContent ?? null)
    }
    expect([...read]).toEqual(['Minutes left: 2', 'Minutes left: 1', 'The request ends in 10 seconds.'])
  })

  const HOURS_8_S = 8 * 3600

  test('an eight-hour wait uses one timer, which is cleared on unmount', () => {
    const { unmount, container } = show({ ends: ends(HOURS_8_S * 1000), advice: 'Send it again.' })
    const elements = () => container.querySelectorAll('*').length
    const before = elements()
    for (let hour = 0; hour < 6; hour += 1) pass(3_600_000)
    expect([jest.getTimerCount(), elements()]).toEqual([1, before])
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('a slow wait', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 22, 9, 2) }))
  afterEach(() => jest.useRealTimers())

  const show = () =>
    renderThemed(
      <SlowNotice>
        <a href="/">Try again</a>
      </SlowNotice>,
    )
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  // (waits/slow)
  test('a slow wait shows a notice with its start and a way to continue; a quick one shows nothing', () => {
    const { container } = show()
    expect(container).toBeEmptyDOMElement()
    pass(5000)
    expect(container).toHaveTextContent('')
    pass(1000)
    expect(container.querySelector('[aria-live=polite]')).toHaveTextContent(
      /^This is taking longer than usual\.$/,
    )
    expect(screen.getByText(/^Waiting since 9:02/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Try again' })).toBeInTheDocument()
    expect(jest.getTimerCount()).toBe(0)
  })

  test('the live region is rendered before its text, so that the text is announced', () => {
    const { container } = show()
    pass(3000)
    expect(container.querySelector('[aria-live=polite]')).toBeEmptyDOMElement()
  })

  test('a notice that is due after the machine slept appears at once', () => {
    show()
    jest.setSystemTime(Date.now() + 60_000)
    pass(1000)
    expect(screen.getByText('This is taking longer than usual.')).toBeInTheDocument()
  })
})

describe('the notice of a redirect', () => {
  function show(record: RecordFacts) {
    const store = configureStore({
      reducer: combineReducers({ login: loginSlice.reducer, record: recordSlice.reducer }),
      preloadedState: { login: { username: 'bob', step: 'leaving' }, record: recordState(record) },
    })
    render(
      <Provider store={store}>
        <ThemeProvider theme={theme}>
          <LeavingNotice />
        </ThemeProvider>
      </Provider>,
    )
  }

  // (one-sign-in/names, waits/leaving)
  test('during the redirect the page names the account of the sign-in, not the name in the field of a page that follows the cookie', () => {
    show({})
    expect(screen.queryByText('bob')).toBeNull()
  })

  test('during the redirect the page names the account whose sign-in has begun here', () => {
    show({ account: { proof: 'credential', name: 'ann' } })
    expect(screen.getByText('ann')).toBeInTheDocument()
  })
})
