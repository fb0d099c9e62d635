import { act, render, screen } from '@testing-library/react'
import { DelayedFallback } from 'src/components/feedback/LazyScreen'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const late = (ready: boolean) => (
  <DelayedFallback ready={ready} waiting="Loading…" early="first">
    done
  </DelayedFallback>
)
/** Advances the clock in steps, because each state starts the next timer. */
function pass(ms: number): void {
  for (let left = ms; left > 0; left -= 300) act(() => jest.advanceTimersByTime(Math.min(left, 300)))
}

test.each([
  ['content that is ready at once is shown at once', 0, 'done'],
  ['content that is ready after 299 ms is shown without a fallback', 299, 'done'],
  ['the fallback is shown after 300 ms', 300, 'Loading…'],
  ['the fallback stays for at least 300 ms', 599, 'Loading…'],
  ['the content replaces the fallback after those 300 ms', 600, 'done'],
  ['content that arrives late is shown at once', 60_000, 'done'],
])('%s', (_rule, afterMs, text) => {
  const { container, rerender } = render(late(false))
  pass(afterMs)
  rerender(late(true))
  expect(container).toHaveTextContent(text)
})

test('a fallback that was shown long enough is replaced automatically', () => {
  const { container, rerender } = render(late(false))
  expect(container).toHaveTextContent('first')
  pass(310)
  rerender(late(true))
  pass(289)
  expect(screen.getByText('Loading…')).toBeInTheDocument()
  pass(1)
  expect(container).toHaveTextContent('done')
})

test('content that was ready in time stays', () => {
  const { container, rerender } = render(late(false))
  pass(100)
  rerender(late(true))
  pass(10_000)
  expect(container).toHaveTextContent('done')
})
