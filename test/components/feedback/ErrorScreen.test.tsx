import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorBoundary, ErrorScreen } from 'src/components/feedback/ErrorScreen'
import { renderThemed } from 'test/support/renderScreen'
import { Waiting } from 'src/components/feedback/Waiting'

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
  renderThemed(
    <ErrorBoundary fallback={retry => <ErrorScreen onRetry={retry} />} report={report}>
      <Shaky />
    </ErrorBoundary>,
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

test('a wait shows its purpose and focuses its heading', () => {
  renderThemed(<Waiting>Loading…</Waiting>)
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  expect(screen.getByRole('heading', { level: 1, name: 'Login Harbor' })).toHaveFocus()
})

test('a wait can keep the card and show more content', () => {
  renderThemed(
    <Waiting framed more={<p>For grace.hopper</p>}>
      Opening Harbor…
    </Waiting>,
  )
  expect(screen.getByRole('main')).not.toHaveClass('bare')
  expect(screen.getByText('For grace.hopper')).toBeInTheDocument()
})
