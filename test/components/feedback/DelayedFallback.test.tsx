import { act, render, screen } from '@testing-library/react'
import { DelayedFallback } from 'src/components/feedback/DelayedFallback'

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
/** In steps: what a step shows starts the next timer. */
function pass(ms: number): void {
  for (let left = ms; left > 0; left -= 300) act(() => jest.advanceTimersByTime(Math.min(left, 300)))
}

test.each([
  ['what is there at once is shown at once', 0, 'done'],
  ['and after 299 ms, with nothing shown in between', 299, 'done'],
  ['what stands in for it is shown after 300 ms, and stays', 300, 'Loading…'],
  ['for 300 ms', 599, 'Loading…'],
  ['and no longer', 600, 'done'],
  ['however long it took', 60_000, 'done'],
])('%s', (_rule, afterMs, text) => {
  const { container, rerender } = render(late(false))
  pass(afterMs)
  rerender(late(true))
  expect(container).toHaveTextContent(text)
})

test('once shown for long enough, it makes way on its own', () => {
  const { container, rerender } = render(late(false))
  expect(container).toHaveTextContent('first')
  pass(310)
  rerender(late(true))
  pass(289)
  expect(screen.getByText('Loading…')).toBeInTheDocument()
  pass(1)
  expect(container).toHaveTextContent('done')
})

test('what was there in time is not taken away again', () => {
  const { container, rerender } = render(late(false))
  pass(100)
  rerender(late(true))
  pass(10_000)
  expect(container).toHaveTextContent('done')
})
