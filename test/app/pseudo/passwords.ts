import { act, screen, waitFor } from '@testing-library/react'
import { recordActions } from 'src/features/record/recordSlice'
import type { MessageKey } from 'src/messages/en-US'
import { format } from 'src/messages/format'
import { type Answers, openApp } from 'test/support/openApp'
import {
  buttonThatSays,
  expectPage,
  press,
  SAID,
  session,
  SUBMIT,
  type,
  words,
} from 'test/support/pseudoPage'
import type { ServedAnswer } from 'test/support/server'

describe('an expired, a temporary and an old password', () => {
  test('an expired password', async () => {
    await openApp({ path: '/signin/password-expired' })
    await expectPage('passwordExpired.heading', 'passwordExpired.text', 'passwordExpired.change')
  })

  // (password-change/required)
  test.each(['expired', 'temporary', 'policy'] as const)('a new password is required: %s', async reason => {
    session('username', 'ω')
    const { store } = await openApp({ path: '/signin/reset-temp-password' })
    act(() => void store.dispatch(recordActions.answerMerged({ passwordChange: reason })))
    await expectPage('resetTempPassword.heading', `resetTempPassword.${reason}`)
  })

  test('a temporary password and the outcome of its change', async () => {
    session('username', 'ω')
    let answer: ServedAnswer = { status: 400, body: SAID }
    const app = await openApp({
      path: '/signin/reset-temp-password',
      answers: { 'POST /api/onboarding/v2/password': () => answer },
    })
    await expectPage('resetTempPassword.heading')
    await type(app, '#new-password', 'Ωmega-Ωmega-1xX')
    await type(app, '#verify-password', 'Ωmega-Ωmega-1xX')
    await expectPage('newPassword.allMet')
    const answers: [key: MessageKey, answer: ServedAnswer][] = [
      ['problem.tryAgainLater', answer],
      ['problem.usedPassword', { status: 400 }],
      ['problem.alreadyCreated', { status: 403 }],
    ]
    for (const [key, next] of answers) {
      answer = next
      await press(app, SUBMIT)
      await expectPage(key)
    }
  })

  test('a temporary password under the company’s rules', async () => {
    session('username', 'ω')
    const kinds = ['lowercase', 'uppercase', 'digit', 'special']
    const passwordRules = {
      minLength: 12,
      maxLength: 64,
      kinds,
      kindsNeeded: 3,
      special: '!?',
      forbidden: ['#'],
      blocklist: ['ω'],
    }
    await openApp({
      path: '/signin/reset-temp-password',
      answers: { 'GET /api/online/v1/settings': { body: { passwordRules } } },
    })
    await expectPage('newPassword.rule.least', 'newPassword.rule.most', 'newPassword.rule.kinds')
    await expectPage('newPassword.rule.oneOf', 'newPassword.rule.forbidden', 'newPassword.rule.uncommon')
  })

  const LISTS: Answers = {
    'GET /api/online/v1/sessions/devices': {
      body: [
        {
          id: 1,
          deviceName: 'Δ',
          uaFamily: 'mac',
          location: 'Ω',
          timeStamp: Date.now() - 7_200_000,
          isLocal: true,
        },
        { id: 2, deviceName: 'Δ', timeStamp: Date.now() },
        ...['pending', 'in progress', 'completed', 'failed'].map((remoteWipeStatus, index) => ({
          id: index + 3,
          deviceName: 'Δ',
          remoteWipeStatus,
        })),
      ],
    },
    'GET /api/online/v1/sessions/app-specific': { body: [{ id: 1, appName: 'Λ', timeStamp: '2020-01-01' }] },
    'PUT /api/user/v1/settings/is-password-prohibited': { body: false },
    'POST /api/user/v1/settings/password': {},
  }
  const CHANGE = '/signin/change-password'

  test('the connected devices and apps, a wrong old password, and the change', async () => {
    let changed: ServedAnswer = { status: 400, body: { code: 'currentPasswordWrong' } }
    const app = await openApp({
      path: CHANGE,
      answers: { ...LISTS, 'POST /api/user/v1/settings/password': () => changed },
    })
    await expectPage(
      'changePassword.heading',
      'connected.devices',
      'connected.apps',
      'item.nearby',
      'connected.wipe.pending',
      'connected.wipe.inProgress',
      'connected.wipe.done',
      'connected.wipe.failed',
      'connected.gotIt',
    )
    await app.user.click(await buttonThatSays('connected.gotIt'))
    await expectPage('changePassword.form.heading', 'newPassword.old', 'newPassword.whyWithOld')
    await expectPage('action.changePassword')
    await type(app, '#old-password', 'ω')
    await type(app, '#new-password', 'Ωmega-Ωmega-1xX')
    await type(app, '#verify-password', 'Ωmega-Ωmega-1xX')
    await press(app, SUBMIT)
    await expectPage('problem.wrongOldPassword')
    changed = {}
    await press(app, SUBMIT)
    await expectPage('passwordUpdated.heading', 'passwordUpdated.continue')
  })

  // (password-change/long-lists)
  test('more devices than the page shows at once', async () => {
    const devices = Array.from({ length: 25 }, (_, id) => ({ id, deviceName: `Δ${id}`, timeStamp: id }))
    const app = await openApp({
      path: CHANGE,
      answers: { ...LISTS, 'GET /api/online/v1/sessions/devices': { body: devices } },
    })
    await expectPage('connected.about', 'connected.showAll')
    await app.user.click(
      screen.getByRole('button', { name: format(words['connected.showAll'], { n: 25 }, 'ar') }),
    )
    await type(app, 'input[type=search]', 'δ7')
    await expectPage('connected.filter', 'connected.found')
    expect(screen.getByText('Δ7')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Δ24')).toBeNull())
  })

  test('no connected devices and apps', async () => {
    await openApp({
      path: CHANGE,
      answers: {
        'GET /api/online/v1/sessions/devices': { body: [] },
        'GET /api/online/v1/sessions/app-specific': { body: [] },
      },
    })
    await expectPage('connected.noDevices', 'connected.noApps')
  })

  test('a list that is still loading', async () => {
    const never = () => new Promise<undefined>(() => undefined)
    await openApp({ path: CHANGE, answers: { 'GET /api/online/v1/sessions/devices': never } })
    await expectPage('screen.loading', 'problem.serverTryLater')
  })
})
