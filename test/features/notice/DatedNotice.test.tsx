import { act, screen } from '@testing-library/react'
import { DatedNotice } from 'src/features/notice/DatedNotice'
import { renderThemed } from 'test/support/renderScreen'

const TEXT = 'Text messages may be late.'

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

/** Shows a notice that ends in so many milliseconds. */
const show = (ms: number) =>
  renderThemed(
    <>
      <DatedNotice
        shown
        notice={{
          text: TEXT,
          severity: 'info',
          link: 'https://status.harbor.example/',
          untilMs: Date.now() + ms,
        }}
      />
      <main>
        <input aria-label="Username" />
      </main>
    </>,
  )

// (notice/until)
test('a notice ends while the page stays open, and passes its focus on to the step', () => {
  show(90_000)
  expect(screen.getByText(TEXT)).toBeInTheDocument()
  screen.getByRole('link', { name: 'More information' }).focus()
  act(() => jest.advanceTimersByTime(89_000))
  expect(screen.getByText(TEXT)).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(2000))
  expect(screen.queryByText(TEXT)).toBeNull()
  expect(screen.getByLabelText('Username')).toHaveFocus()
})

// (notice/until)
test('a notice that has ended is never shown', () => {
  show(-1000)
  expect(screen.queryByText(TEXT)).toBeNull()
})

// (notice/until)
test('nothing runs after the page is gone', () => {
  show(90_000).unmount()
  expect(jest.getTimerCount()).toBe(0)
})
