import { act, render, screen } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import type { Problem } from 'src/constants/problems'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { deadlineIn } from 'src/services/clock'
import { theme } from 'src/styles/theme'

const alert = (problem: Problem | undefined, stays = false) => (
  <ThemeProvider theme={theme}>
    <ProblemAlert id="problem" problem={problem} stays={stays} />
  </ThemeProvider>
)
const show = (problem: Problem | undefined, stays?: boolean) => render(alert(problem, stays))

const table: [rule: string, problem: Problem, lines: string[]][] = [
  ['its words', { code: 'serverLater' }, ['Server error. Please try later.']],
  [
    'the minutes of inactivity',
    { code: 'sessionInactive', minutes: 15 },
    ['You have been signed out after 15 mins of inactivity'],
  ],
  ['the server’s own text', { code: 'serverText', text: '<b>Denied</b>' }, ['<b>Denied</b>']],
  ['words of ours where the server had none', { code: 'serverText' }, ['Server error, please try later.']],
]
test.each(table)('%s', (_rule, problem, lines) => {
  show(problem)
  const paragraphs = screen.getByRole('alert').querySelectorAll('p')
  expect([...paragraphs].map(({ textContent }) => textContent)).toEqual(lines)
})

// (calls/retry-after)
describe('a limit', () => {
  const told = () => screen.queryByRole('alert')?.textContent
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  const limited = (seconds: number, status = 429): Problem => ({
    code: 'serverLater',
    status,
    until: deadlineIn(seconds * 1000),
  })

  test.each<[seconds: number, status: number, words: string]>([
    [56, 429, 'Too many tries. You can try again in 0:56.'],
    [56, 503, 'The server is busy. You can try again in 0:56.'],
    [125, 429, 'Too many tries. You can try again in 2:05.'],
    [3600, 429, 'Too many tries. You can try again in 60:00.'],
    [3601, 429, 'Too many tries. You can try again in an hour or more.'],
    [86_400, 503, 'The server is busy. You can try again in an hour or more.'],
  ])('of %d seconds with %d', (seconds, status, words) => {
    show(limited(seconds, status))
    expect(told()).toBe(words)
    expect(screen.getByRole('alert')).toHaveAttribute('data-tone', 'notice')
  })

  test('counts down, and takes its words away when it is over', () => {
    show(limited(3602))
    expect(told()).toMatch(/in an hour or more/)
    pass(2000)
    expect(told()).toMatch(/in 60:00/)
    pass(3_599_000)
    expect(told()).toMatch(/in 0:01/)
    pass(1000)
    expect(told()).toBeUndefined()
  })

  test('of no seconds has no words', () => {
    show(limited(0))
    expect(told()).toBeUndefined()
  })

  test('without a time has the usual ones', () => {
    show({ code: 'serverLater', status: 429 })
    expect(told()).toBe('Server error. Please try later.')
  })

  test('has the usual words when it is over, where nothing can be pressed', () => {
    show(limited(5), true)
    pass(5000)
    expect(told()).toBe('Server error. Please try later.')
    expect(screen.getByRole('alert')).toHaveAttribute('data-tone', 'danger')
  })

  // (accessibility/countdown)
  test('is heard once as an alert, then once a minute and once in the last ten seconds', () => {
    show(limited(125))
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off')
    expect(screen.getByRole('timer')).toHaveTextContent(/^2:05$/)
    const heard: (string | null)[] = []
    for (let s = 0; s < 124; s += 1) {
      const news = screen.getByRole('status').textContent
      if (news !== heard.at(-1)) heard.push(news)
      pass(1000)
    }
    const words = (time: string) => `Too many tries. You can try again in ${time}.`
    expect(heard).toEqual(['', words('2:00'), words('1:00'), words('0:10')])
  })

  test('goes by the clock: after a sleep it is right at the first tick', () => {
    show(limited(600))
    // The timers and the monotonic clock stand still meanwhile.
    jest.setSystemTime(Date.now() + 590_000)
    pass(1000)
    expect(told()).toMatch(/in 0:09/)
  })

  test('counts from the answer, and not from its screen', () => {
    const problem = limited(30)
    jest.advanceTimersByTime(20_000)
    show(problem)
    expect(told()).toMatch(/in 0:10/)
  })

  test('begins again with the next problem', () => {
    const { rerender } = show(limited(30))
    pass(20_000)
    expect(told()).toMatch(/in 0:10/)
    rerender(alert(limited(30)))
    expect(told()).toMatch(/in 0:30/)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
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
