import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThemeProvider } from 'styled-components'
import { ErrorBoundary, ErrorScreen } from 'src/components/feedback/ErrorScreen'
import { theme } from 'src/styles/theme'

let broken = true
const crash = new TypeError('x')

function Shaky() {
  if (broken) throw crash
  return <p>the screen</p>
}

test('a screen that crashes is reported, and the fallback offers a way to continue', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation()
  const report = jest.fn()
  const user = userEvent.setup()
  render(
    <ThemeProvider theme={theme}>
      <ErrorBoundary fallback={retry => <ErrorScreen onRetry={retry} />} report={report}>
        <Shaky />
      </ErrorBoundary>
    </ThemeProvider>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We’re sorry. Something went wrong…')
  expect(screen.getByRole('alert')).toHaveTextContent('Please wait a moment and try reloading this page.')
  expect(report.mock.calls).toEqual([[crash]])

  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(report).toHaveBeenCalledTimes(2)

  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('the screen')).toBeInTheDocument()
  silent.mockRestore()
})
