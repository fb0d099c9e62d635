import { act } from '@testing-library/react'
import type { MessageKey } from 'src/messages/en-US'
import { type Answers, openApp } from 'test/support/openApp'
import { expectPage, press, SUBMIT, type } from 'test/support/pseudoPage'
import type { ServedAnswer } from 'test/support/server'

const METHODS = 'GET /api/auth/v2/reset-password/verification-methods'

describe('password trouble', () => {
  const open = (answers: Answers = {}) => openApp({ path: '/signin/forget-password', answers })

  test('the question, and no answer', async () => {
    const app = await open()
    await expectPage('forgetPassword.heading', 'forgetPassword.text', 'forgetPassword.notSure')
    await expectPage('login.continue', 'action.close')
    await press(app, SUBMIT)
    await expectPage('problem.enterUsername')
  })

  test('begun again', async () => {
    const { history } = await openApp()
    act(() => history.push('/signin/forget-password', { previousPath: '/reset-password' }))
    await expectPage('forgetPassword.startAgain')
  })

  test.each<[key: MessageKey, answer: ServedAnswer]>([
    ['problem.noPhone', { body: [{ isGuest: false }] }],
    ['problem.notAutomatic', { body: [] }],
    ['problem.unknownUser', { status: 404 }],
  ])('%s', async (key, answer) => {
    const app = await open({ [METHODS]: answer })
    await type(app, '#username', 'ω{Enter}')
    await expectPage(key, ...(key === 'problem.unknownUser' ? [] : (['action.contactSupport'] as const)))
  })
})
