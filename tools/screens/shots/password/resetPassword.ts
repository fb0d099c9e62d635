import { PASSWORD } from 'sandbox/company/harbor'
import { type Act, after, inTurn, type Ways } from 'tools/screens/shot'
import {
  busy,
  button,
  field,
  hold,
  part,
  press,
  problem,
  seen,
  sentCode,
  type,
  typeKeys,
} from 'tools/screens/steps'
import { goOnAs, toPhone } from './forgotPassword'

const RESET = '/api/auth/v2/reset-password'
const SEND = `${RESET}/send-verification-message`
const NEW = 'Correct-Horse-9'

/** Waits until words have been announced that follow a pause in typing a password. */
const announced =
  (words: string): Act =>
  ({ page }) =>
    page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' })

/** Types a new password twice, and waits for all its announcements, so that they are the same on a slow machine. */
export const enterNew = (password = NEW): Act =>
  inTurn(
    type('New password', password),
    type('Verify password', password),
    announced('Password strength: Strong'),
    announced('All password rules are met.'),
  )

/** Types a new password twice and saves it. */
export const save = (password?: string): Act => inTurn(enterNew(password), press('Save password'))

const giveNumber = (number: string): Act =>
  inTurn(
    ({ page }) => page.getByLabel('Mobile number').fill(''),
    typeKeys('Mobile number', number),
    press('Send code'),
  )
const giveOwn = giveNumber('+4915112345678')

const enterCode = (code: string): Act => type('Digit 1 of 6', code)
const enterSent: Act = async stage => enterCode(await sentCode(stage, 'abroad'))(stage)
const enterWrong: Act = async stage =>
  enterCode((await sentCode(stage, 'abroad')) === '000000' ? '000001' : '000000')(stage)

/** The reset by a code, from the phone step on. */
export const resetShots: Ways = {
  'reset-phone': [toPhone],
  'reset-phone-picker': after('reset-phone', press(/^Country/), part('listbox')),
  'reset-phone-missing': after('reset-phone', press('Send code'), problem()),
  'reset-phone-other': after('reset-phone', giveNumber('2025550123'), problem()),
  'reset-phone-sending': after('reset-phone', hold(SEND), giveOwn, busy),
  'reset-code': after('reset-phone-sending', field('Digit 1 of 6')),
  'reset-code-missing': after('reset-code', enterCode('12'), press('Continue'), problem()),
  'reset-code-invalid': after('reset-code', enterWrong, problem('invalid')),
  'reset-code-resending': after('reset-code', hold(SEND), press('Send new code'), busy),
  'reset-code-resent': after('reset-code-resending', seen('Please check your phone for the new code.')),
  'reset-code-checking': after('reset-code', hold(`${RESET}/verify-user`), enterSent, busy),
  'reset-email': after(
    'forget-password-again',
    goOnAs('reset-both'),
    button('Send code'),
    press('Send the code by email'),
    seen('Verify your email'),
  ),
  'reset-email-code': after('reset-email', press('Send code'), field('Digit 1 of 6')),
  'reset-create': after('reset-code-checking', field('New password')),
  'reset-create-some': after(
    'reset-create',
    type('New password', 'Correct'),
    announced('Password strength: Weak'),
  ),
  'reset-create-shown': after('reset-create', enterNew(), ({ page }) =>
    page.getByLabel('Show password').check(),
  ),
  'reset-create-prohibited': after(
    'reset-create',
    ({ page }) => page.getByLabel('Show password').uncheck(),
    save(PASSWORD),
    problem(),
  ),
  'reset-create-saving': after('reset-create', hold(`${RESET}/set-new-password`, 403), save(), busy),
  'reset-create-too-late': after('reset-create-saving', seen('Verify again')),
  'reset-done': [
    toPhone,
    giveOwn,
    field('Digit 1 of 6'),
    enterSent,
    field('New password'),
    save(),
    seen('Password updated'),
  ],
}
