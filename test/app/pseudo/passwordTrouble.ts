import { act } from '@testing-library/react'
import type { MessageKey } from 'src/messages/en-US'
import { openApp } from 'test/support/openApp'
import { expectPage, press, SUBMIT, type } from 'test/support/pseudoPage'
import type { ServedAnswer } from 'test/support/server'

const METHODS = 'GET /api/auth/v2/reset-password/verification-methods'

describe('password trouble', () => {
  const ANSWERS: [key: MessageKey, answer: ServedAnswer][] = [
    ['problem.noPhone', { body: [{ isGuest: false }] }],
    ['problem.notAutomatic', { body: [] }],
    ['problem.unknownUser', { status: 404 }],
  ]

  test('the question, a missing answer, and a user who cannot be helped and starts again', async () => {
    let methods: ServedAnswer = { body: [{ isGuest: false }] }
    const app = await openApp({
      path: '/signin/forget-password',
      answers: { [METHODS]: () => methods },
    })
    await expectPage('forgetPassword.heading', 'forgetPassword.text', 'forgetPassword.notSure')
    await expectPage('login.continue', 'action.close')
    await press(app, SUBMIT)
    await expectPage('problem.enterUsername')
    await type(app, '#username', 'ω')
    for (const [key, next] of ANSWERS) {
      methods = next
      await type(app, '#username', '{Enter}')
      await expectPage(key, ...(key === 'problem.unknownUser' ? [] : (['action.contactSupport'] as const)))
    }
    act(() => app.history.push('/signin/'))
    await expectPage('login.username')
    act(() => app.history.push('/signin/forget-password', { previousPath: '/reset-password' }))
    await expectPage('forgetPassword.startAgain')
  })
})
