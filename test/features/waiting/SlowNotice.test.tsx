import { act, screen } from '@testing-library/react'
import { SlowNotice } from 'src/features/waiting/SlowNotice'
import { loadMessages } from 'src/messages/catalogue'
import { renderThemed } from 'test/support/renderScreen'

beforeAll(() => loadMessages())
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
