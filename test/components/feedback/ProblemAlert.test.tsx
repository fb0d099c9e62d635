import { act, render, screen } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import type { Problem } from 'src/constants/problems'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { theme } from 'src/styles/theme'

const show = (problem: Problem | undefined) =>
  render(
    <ThemeProvider theme={theme}>
      <ProblemAlert id="problem" problem={problem} />
    </ThemeProvider>,
  )

const table: [rule: string, problem: Problem, lines: string[]][] = [
  ['its words', { code: 'serverLater' }, ['Server error. Please try later.']],
  [
    'the minutes of inactivity',
    { code: 'sessionInactive', minutes: 15 },
    ['You have been signed out after 15 mins of inactivity'],
  ],
  ['the server’s own text', { code: 'serverText', text: '<b>Denied</b>' }, ['<b>Denied</b>']],
  ['words of ours where the server had none', { code: 'serverText' }, ['Server error, please try later.']],
  [
    'when to try again, in seconds',
    { code: 'serverLater', retryAfterS: 119 },
    ['Server error. Please try later.', 'Try again in 119 seconds.'],
  ],
  ['no wait of no seconds', { code: 'serverLater', retryAfterS: 0 }, ['Server error. Please try later.']],
  [
    'from two minutes on in minutes',
    { code: 'serverLater', retryAfterS: 121 },
    ['Server error. Please try later.', 'Try again in 3 minutes.'],
  ],
  [
    'sixty minutes at most',
    { code: 'serverLater', retryAfterS: 3600 },
    ['Server error. Please try later.', 'Try again in 60 minutes.'],
  ],
  [
    'beyond them an hour or more',
    { code: 'serverLater', retryAfterS: 3601 },
    ['Server error. Please try later.', 'Try again in an hour or more.'],
  ],
]
test.each(table)('%s', (_rule, problem, lines) => {
  show(problem)
  const paragraphs = screen.getByRole('alert').querySelectorAll('p')
  expect([...paragraphs].map(({ textContent }) => textContent)).toEqual(lines)
})

describe('the wait', () => {
  const shown = () =>
    [...screen.getByRole('alert').querySelectorAll('p')].map(({ textContent }) => textContent)
  const PROBLEM = 'Server error. Please try later.'
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  test('counts down, is gone when it is over, and is never read again', () => {
    show({ code: 'serverLater', retryAfterS: 3602 })
    expect(shown()).toEqual([PROBLEM, 'Try again in an hour or more.'])
    pass(2000)
    expect(shown()).toEqual([PROBLEM, 'Try again in 60 minutes.'])
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off')
    pass(3_599_000)
    expect(shown()).toEqual([PROBLEM, 'Try again in 1 second.'])
    pass(1000)
    expect(shown()).toEqual([PROBLEM])
  })

  test('goes by the clock: after a sleep it is right at the first tick', () => {
    show({ code: 'serverLater', retryAfterS: 600 })
    // The timers and the monotonic clock stand still meanwhile.
    jest.setSystemTime(Date.now() + 590_000)
    pass(1000)
    expect(shown()).toEqual([PROBLEM, 'Try again in 9 seconds.'])
  })

  test('begins again with the next problem', () => {
    const { rerender } = show({ code: 'serverLater', retryAfterS: 30 })
    pass(20_000)
    expect(shown()[1]).toBe('Try again in 10 seconds.')
    rerender(
      <ThemeProvider theme={theme}>
        <ProblemAlert id="problem" problem={{ code: 'serverLater', retryAfterS: 30 }} />
      </ThemeProvider>,
    )
    expect(shown()[1]).toBe('Try again in 30 seconds.')
  })
})

// (calls/online-again)
describe('a missing connection', () => {
  const news = (name: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(name)))
  const told = (problem: Problem | undefined, polled = false) => (
    <ThemeProvider theme={theme}>
      <ProblemAlert id="problem" problem={problem} polled={polled} />
    </ThemeProvider>
  )
  const OFFLINE = 'Internet connection is not available.'

  test('is told until it is back, and then that it is; the next edit takes that away', () => {
    const { container, rerender } = render(told({ code: 'offline' }))
    expect(screen.getByRole('alert')).toHaveTextContent(OFFLINE)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    news('offline')
    expect(screen.getByRole('alert')).toBeInTheDocument()
    news('online')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('You are online again.')
    news('offline')
    expect(screen.getByRole('status')).toHaveTextContent('You are online again.')
    rerender(told(undefined))
    expect(container).toBeEmptyDOMElement()
  })

  test('is told again at the next try', () => {
    const { rerender } = render(told({ code: 'offline' }))
    news('online')
    rerender(told({ code: 'offline' }))
    expect(screen.getByRole('alert')).toHaveTextContent(OFFLINE)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('is no other problem', () => {
    render(told({ code: 'serverLater' }))
    news('online')
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('of a poll is the poll’s to tell: it asks at once', () => {
    render(told({ code: 'offline' }, true))
    news('online')
    expect(screen.getByRole('alert')).toHaveTextContent(OFFLINE)
    expect(screen.queryByRole('status')).toBeNull()
  })
})

test('nothing where there is no problem', () => {
  const { container } = show(undefined)
  expect(container).toBeEmptyDOMElement()
})
