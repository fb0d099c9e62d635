import { act, screen, waitFor } from '@testing-library/react'
import { SessionStatusScreen } from 'src/features/mfa/sessionStatus/SessionStatusScreen'
import { showFactor } from 'test/support/factorScreen'
import type { ServedAnswer } from 'test/support/server'

describe('/session-status', () => {
  afterEach(() => jest.useRealTimers())

  test('the session status screen hides the form and reports its progress as a status', async () => {
    await showFactor('/session-status', SessionStatusScreen, {})
    expect(screen.getByRole('status')).toHaveTextContent('Checking your session…')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  // (waits/slow)
  test('a session status poll that hangs offers a way back to the sign-in page', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
    await showFactor('/session-status', SessionStatusScreen, { 'session-status': undefined }, () => {
      const mark = { id: 'm1', who: '', username: 'grace.hopper' }
      sessionStorage.setItem('foyer.signIn', JSON.stringify({ mark }))
    })
    expect(screen.getByText('grace.hopper')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(6000))
    expect(screen.getByText('This is taking longer than usual.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeInTheDocument()
  })

  // (waits/way-on)
  test('a session status poll that fails can be repeated at once', async () => {
    let answer: ServedAnswer = { status: 500 }
    const { user, sent } = await showFactor('/session-status', SessionStatusScreen, {
      'session-status': () => answer,
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error. Please try later.')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(screen.getByText('Checking your session…')).toBeInTheDocument()
    expect((await screen.findByText(/^[123] sec$/)).closest('#next-try')).toHaveTextContent(
      /^We try again in [123] sec\.$/,
    )
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeInTheDocument()
    // // A slow machine may start the next poll before this point.
    const before = sent('/session-status').length
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent('/session-status').length).toBeGreaterThan(before))
    answer = { status: 400, body: 'Not yet.' }
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Not yet.')).toBeInTheDocument()
  })

  // (waits/try-now)
  test('if the server asks for a wait, the button of the session status screen is disabled and shows the time left', async () => {
    const { user, sent } = await showFactor('/session-status', SessionStatusScreen, {
      'session-status': { status: 429, headers: { 'Retry-After': '40' } },
    })
    const button = await screen.findByRole('button', { name: 'Try again' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(/^Too many tries\. You can try again in 0:(?:40|[23]\d) ?\.$/)
    await user.click(button)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
    expect(sent('/session-status')).toHaveLength(1)
  })

  test('a rejected session status shows its message and the ways to continue', async () => {
    let answer: ServedAnswer = { status: 400, body: 'Not yet.' }
    const { user, sent } = await showFactor('/session-status', SessionStatusScreen, {
      'session-status': () => answer,
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Not yet.')
    answer = { status: 500 }
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Server error. Please try later.')).toBeInTheDocument()
    expect(sent('/session-status')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeInTheDocument()
  })
})
