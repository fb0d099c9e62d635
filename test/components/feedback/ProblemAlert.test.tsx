import { act, screen } from '@testing-library/react'
import type { Problem } from 'src/constants/problems'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { deadlineIn } from 'src/services/clock'
import { renderThemed } from 'test/support/renderScreen'

const alert = (problem: Problem | undefined, stays = false) => (
  <ProblemAlert id="problem" problem={problem} stays={stays} />
)
const show = (problem: Problem | undefined, stays?: boolean) => renderThemed(alert(problem, stays))

const table: [rule: string, problem: Problem, lines: string[]][] = [
  ['its words', { code: 'serverLater' }, ['Server error. Please try later.']],
  [
    'the minutes of inactivity',
    { code: 'sessionInactive', minutes: 15 },
    ['You have been signed out after 15 mins of inactivity'],
  ],
  ['the server’s own text', { code: 'serverText', text: '<b>Denied</b>' }, ['<b>Denied</b>']],
  ['the app’s text if the server sent none', { code: 'serverText' }, ['Server error, please try later.']],
]
test.each(table)('%s', (_rule, problem, lines) => {
  show(problem)
  const paragraphs = screen.getByRole('alert').querySelectorAll('p')
  expect([...paragraphs].map(({ textContent }) => textContent)).toEqual(lines)
})

// (calls/retry-after)
describe('the alert for a rate limit', () => {
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

  test('counts down and disappears at its end', () => {
    show(limited(3602))
    expect(told()).toMatch(/in an hour or more/)
    pass(2000)
    expect(told()).toMatch(/in 60:00/)
    pass(3_599_000)
    expect(told()).toMatch(/in 0:01/)
    pass(1000)
    expect(told()).toBeUndefined()
  })

  test('is empty for a limit of no seconds', () => {
    show(limited(0))
    expect(told()).toBeUndefined()
  })

  test('shows the usual text without a time', () => {
    show({ code: 'serverLater', status: 429 })
    expect(told()).toBe('Server error. Please try later.')
  })

  test('shows the usual text at its end if no button can be pressed', () => {
    show(limited(5), true)
    pass(5000)
    expect(told()).toBe('Server error. Please try later.')
    expect(screen.getByRole('alert')).toHaveAttribute('data-tone', 'danger')
  })

  // (accessibility/countdown)
  test('is announced once as an alert, then once a minute and once in the last ten seconds', () => {
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

  test('follows the clock: it is correct at the first tick after a sleep', () => {
    show(limited(600))
    // The timers and the monotonic clock stop in the meantime.
    jest.setSystemTime(Date.now() + 590_000)
    pass(1000)
    expect(told()).toMatch(/in 0:09/)
  })

  test('counts from the answer, not from the render of the screen', () => {
    const problem = limited(30)
    jest.advanceTimersByTime(20_000)
    show(problem)
    expect(told()).toMatch(/in 0:10/)
  })

  test('starts again with the next problem', () => {
    const { rerender } = show(limited(30))
    pass(20_000)
    expect(told()).toMatch(/in 0:10/)
    rerender(alert(limited(30)))
    expect(told()).toMatch(/in 0:30/)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

// (calls/online-again)
describe('the alert for a missing connection', () => {
  const news = (name: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(name)))
  const told = (problem: Problem | undefined, polled = false) => (
    <ProblemAlert id="problem" problem={problem} polled={polled} />
  )
  const OFFLINE = 'Internet connection is not available.'

  test('reports that the connection is missing, then that it is back, until the next edit', () => {
    const { container, rerender } = renderThemed(told({ code: 'offline' }))
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

  test('is shown again at the next try', () => {
    const { rerender } = renderThemed(told({ code: 'offline' }))
    news('online')
    rerender(told({ code: 'offline' }))
    expect(screen.getByRole('alert')).toHaveTextContent(OFFLINE)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('is not shown for another problem', () => {
    renderThemed(told({ code: 'serverLater' }))
    news('online')
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('leaves a poll’s problem to the poll, which tries again at once', () => {
    renderThemed(told({ code: 'offline' }, true))
    news('online')
    expect(screen.getByRole('alert')).toHaveTextContent(OFFLINE)
    expect(screen.queryByRole('status')).toBeNull()
  })
})

test('no alert is shown without a problem', () => {
  const { container } = show(undefined)
  expect(container).toBeEmptyDOMElement()
})
