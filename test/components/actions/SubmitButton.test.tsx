import { act, render, screen } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import { SubmitButton } from 'src/components/actions/Button'
import { theme } from 'src/styles/theme'

const SLOW = 'This is taking longer than usual. You need not send it again.'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

const form = (busy: boolean) => (
  <ThemeProvider theme={theme}>
    <SubmitButton busy={busy}>Send</SubmitButton>
  </ThemeProvider>
)
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

// (waits/slow-form)
test('a form that is being sent shows it at once, and after 6 s that it need not be sent again', () => {
  const { rerender } = render(form(false))
  rerender(form(true))
  expect(screen.getByRole('button')).toHaveTextContent('Please wait')
  expect(said()).toEqual(['Please wait'])
  pass(5999)
  // The live region is rendered before its text, so that the text is announced.
  expect(said()).toEqual(['Please wait', ''])
  pass(1)
  expect(said()).toEqual(['Please wait', SLOW])
  pass(60_000)
  expect(said()).toEqual(['Please wait', SLOW])
  rerender(form(false))
  expect(said()).toEqual([''])
})

test('the next wait starts from the beginning', () => {
  const { rerender } = render(form(true))
  pass(5000)
  rerender(form(false))
  rerender(form(true))
  pass(5000)
  expect(screen.queryByText(SLOW)).toBeNull()
  pass(1000)
  expect(screen.getByText(SLOW)).toBeInTheDocument()
})
