import { act } from '@testing-library/react'
import { type Answers, openApp } from 'test/support/openApp'
import { buttonThatSays, expectPage, WRONG } from 'test/support/pseudoPage'
import type { ServedAnswer } from 'test/support/server'

const STATUS = 'GET /api/auth/v2/session-status'

describe('the approval', () => {
  const awaited: Answers = {
    [STATUS]: { status: 202, body: { mfa: [{ type: 'signinVerification', isMfaStepConfigured: true }] } },
    'POST /api/auth/v2/resend-verification': {},
  }
  const awaitedFor = (timeout: number): ServedAnswer => ({
    status: 202,
    body: { mfa: [{ type: 'signinVerification', isMfaStepConfigured: true, timeout }] },
  })
  test('the wait for an approval, to its end', async () => {
    const app = await openApp({ path: '/signin/verification', answers: { [STATUS]: awaitedFor(300) } })
    await expectPage('waiting.phone', 'waiting.endsIn', 'waiting.checked', 'verification.nothing')
    app.unmount()
    // Each poll extends it: the last seconds are shown until the test has seen them.
    let left = 9
    await openApp({ path: '/signin/verification', answers: { [STATUS]: () => awaitedFor(left) } })
    await expectPage('waiting.endsIn', 'waiting.lastSeconds', 'waiting.seconds')
    left = 1
    await expectPage('waiting.over')
  })

  test('an approval with a number', async () => {
    const step = { type: 'signinVerification', isMfaStepConfigured: true, challenge: '47', place: 'Λ' }
    const requestedAt = '2026-11-22T08:00:00Z'
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile')
    jest.replaceProperty(window, 'innerWidth', 390)
    const app = await openApp({
      path: '/signin/verification',
      answers: {
        [STATUS]: {
          status: 202,
          body: { mfa: [{ ...step, requestedAt, appUrl: 'com.example.app:/requests' }] },
        },
      },
    })
    await expectPage('challenge.choose', 'request.time', 'request.place', 'challenge.openApp')
    await app.user.click(await buttonThatSays('challenge.nothing'))
    await expectPage('challenge.byHand', 'challenge.deny', 'verification.noConnection')
  })

  test('a wait while the server fails', async () => {
    let calls = 0
    const app = await openApp({
      path: '/signin/verification',
      // The second poll gets no answer.
      answers: { [STATUS]: () => (calls++ === 0 ? WRONG : new Promise<undefined>(() => undefined)) },
    })
    await expectPage('problem.serverLater', 'waiting.retryIn', 'waiting.tryNow')
    await app.user.click(await buttonThatSays('waiting.tryNow'))
    await expectPage('waiting.retrying', 'action.pleaseWait')
  })

  test('a wait without a connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openApp({ path: '/signin/verification', answers: awaited })
    await expectPage('waiting.checked')
    act(() => void window.dispatchEvent(new Event('offline')))
    await expectPage('problem.offline', 'waiting.offline')
    jest.restoreAllMocks()
    act(() => void window.dispatchEvent(new Event('online')))
  })

  test('the approval', async () => {
    const app = await openApp({ path: '/signin/verification', answers: awaited })
    await expectPage('verification.heading', 'verification.approve', 'verification.resend', 'action.signOut')
    await expectPage('waiting.since', 'verification.noConnection')
    await app.user.click(await buttonThatSays('action.skip'))
    await expectPage('verification.offlineCode', 'verification.offlineHint', 'verification.close')
    await app.user.click(await buttonThatSays('verification.resend'))
    await expectPage('verification.resent')
  })
})
