import { screen } from '@testing-library/react'
import { SessionStatusScreen } from 'src/features/mfa/SessionStatusScreen'
import { showFactor } from 'test/support/factorScreen'
import type { ServedAnswer } from 'test/support/server'

describe('/session-status', () => {
  test('the container is hidden, and a status tells what goes on', async () => {
    await showFactor('/session-status', SessionStatusScreen, {})
    expect(screen.getByRole('status')).toHaveTextContent('Checking your session…')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('a refusal shows its words and ways on', async () => {
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
