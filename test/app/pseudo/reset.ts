import { type Answers, openApp } from 'test/support/openApp'
import {
  type App,
  buttonThatSays,
  element,
  expectPage,
  press,
  session,
  SUBMIT,
  type,
} from 'test/support/pseudoPage'
import type { ServedAnswer } from 'test/support/server'

describe('reset', () => {
  const open = async (answers: Answers = {}, isGuest = false, ways: object = { reference: '5678' }) => {
    session('username', 'ω')
    session('resetPasswordPhoneInfo', [{ ...ways, isGuest }])
    return openApp({
      path: '/signin/reset-password',
      answers: {
        'POST /api/auth/v2/reset-password/send-verification-message': {},
        'PUT /api/auth/v2/reset-password/verify-user': {},
        'PUT /api/auth/v2/reset-password/set-new-password': {},
        ...answers,
      },
    })
  }
  const toCode = async (app: App) => {
    await type(app, '#mobile-number', '2025550123{Enter}')
    await element('#verification-code-1')
  }
  const toPasswords = async (app: App) => {
    await toCode(app)
    await type(app, '#verification-code-1', '123456')
    await element('#new-password')
  }
  const NEW = 'Ωmega-Ωmega-1xX'
  const save = async (app: App) => {
    await type(app, '#new-password', NEW)
    await type(app, '#verify-password', NEW)
    await press(app, SUBMIT)
  }

  // (password-reset/no-access, forms/code-hint)
  test('the phone and the countries, the code, and a new password of every strength, to its end', async () => {
    let number: ServedAnswer = { status: 400 }
    let code: ServedAnswer = { status: 403 }
    let password: ServedAnswer = { status: 409 }
    const app = await open({
      'POST /api/auth/v2/reset-password/send-verification-message': () => number,
      'PUT /api/auth/v2/reset-password/verify-user': () => code,
      'PUT /api/auth/v2/reset-password/set-new-password': () => password,
    })
    await expectPage('resetPassword.heading', 'resetPassword.text', 'resetPassword.mobile')
    await expectPage('resetPassword.sendCode', 'resetPassword.noAccess', 'phone.country')
    await press(app, SUBMIT)
    await expectPage('problem.enterMobileNumber')
    await press(app, '#mobile-number-country')
    await expectPage('phone.countries')
    await app.user.keyboard('{Escape}')
    await type(app, '#mobile-number', '+999')
    await expectPage('phone.countryOther')
    await app.user.clear(await element('#mobile-number'))
    await type(app, '#mobile-number', '+12025550123{Enter}')
    await expectPage('problem.otherNumber')
    number = {}
    await type(app, '#mobile-number', '{Enter}')
    await expectPage('resetPassword.code.heading', 'resetPassword.code.text', 'resetPassword.code.label')
    await expectPage('code.digit', 'resetPassword.code.hint', 'resetPassword.code.sendNew')
    await app.user.click(await element('#verification-code-1'))
    await app.user.paste('ω')
    await expectPage('problem.noCodePasted')
    await press(app, SUBMIT)
    await expectPage('problem.enterCode')
    await app.user.click(await buttonThatSays('resetPassword.code.sendNew'))
    await expectPage('resetPassword.code.resent')
    await type(app, '#verification-code-1', '123456')
    await expectPage('problem.invalidCode')
    code = {}
    await type(app, '#verification-code-1', '123456')
    await expectPage(
      'resetPassword.create.heading',
      'newPassword.new',
      'newPassword.verify',
      'newPassword.save',
      'newPassword.rules',
      'newPassword.why',
      'field.showPassword',
      'newPassword.strength',
      'newPassword.strength.none',
    )
    for (const [text, key] of [
      ['1', 'newPassword.strength.veryweak'],
      ['1ω', 'newPassword.strength.veryweak'],
      ['12a', 'newPassword.strength.weak'],
      ['12aA', 'newPassword.strength.medium'],
      ['12aA!12aA!', 'newPassword.strength.strong'],
    ] as const) {
      await app.user.clear(await element('#new-password'))
      await type(app, '#new-password', text)
      await expectPage(key)
    }
    await expectPage('newPassword.met')
    await app.user.clear(await element('#new-password'))
    await save(app)
    await expectPage('problem.prohibitedPassword')
    password = { status: 500 }
    await press(app, SUBMIT)
    await expectPage('problem.serverTryLater')
    password = {}
    await press(app, SUBMIT)
    await expectPage('passwordUpdated.other', 'passwordUpdated.heading', 'passwordUpdated.signIn')
  })

  // (password-reset/email)
  test('a code by email', async () => {
    const app = await open({}, false, { reference: '5678', email: '1•••@2.3' })
    await expectPage('resetEmail.instead')
    await app.user.click(await buttonThatSays('resetEmail.instead'))
    await expectPage('resetEmail.heading', 'resetEmail.text', 'resetEmail.noAccess', 'rail.email')
    await expectPage('resetEmail.phoneInstead', 'resetPassword.sendCode')
    await press(app, SUBMIT)
    await element('#verification-code-1')
    await expectPage('resetPassword.code.heading', 'resetEmail.sent', 'newCode.in')
  })

  test('a guest who took too long and starts again', async () => {
    let password: ServedAnswer = { status: 403 }
    const app = await open({ 'PUT /api/auth/v2/reset-password/set-new-password': () => password }, true)
    await toPasswords(app)
    await save(app)
    await expectPage('problem.tookTooLong', 'resetPassword.verifyAgain')
    password = {}
    await press(app, SUBMIT)
    await expectPage('passwordUpdated.guest', 'passwordUpdated.heading', 'passwordUpdated.signIn')
  })
})
