import { waitFor } from '@testing-library/react'
import { type Answers, openApp } from 'test/support/openApp'
import { expectPage, SAID } from 'test/support/pseudoPage'

const STATUS = 'GET /api/auth/v2/session-status'
const awaited: Answers = {
  [STATUS]: { status: 202, body: { mfa: [{ type: 'signinVerification', isMfaStepConfigured: true }] } },
}

describe('the session', () => {
  test('the session', async () => {
    await openApp({ path: '/signin/session-status', answers: awaited })
    await waitFor(() => expect(document.body.textContent).not.toBe(''))
    await expectPage()
  })

  test.each([
    ['cancelled', 'problem.providerCancelled'],
    ['noAccount', 'problem.providerNoAccount'],
    ['failed', 'problem.providerFailed'],
  ] as const)('a return from the identity provider: %s', async (error, key) => {
    await openApp({ path: `/signin/session-status?error=${error}` })
    await expectPage('login.heading', key)
  })

  test('a rejected session status', async () => {
    await openApp({ path: '/signin/session-status', answers: { [STATUS]: { status: 400, body: SAID } } })
    await expectPage('session.denied')
  })

  test('a session status without an answer', async () => {
    await openApp({
      path: '/signin/session-status',
      answers: { [STATUS]: () => new Promise<undefined>(() => undefined) },
    })
    await expectPage('session.heading', 'session.checking')
    const begun = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(begun + 60_000)
    await expectPage('waiting.slow', 'waiting.since', 'action.backToSignIn')
    clock.mockRestore()
  })
})
