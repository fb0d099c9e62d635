import { PASSWORD } from 'sandbox/company/harbor'
import { type Act, after, inTurn, shot } from 'tools/screens/shot'
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
export const resetShots = [
  shot('reset-phone', toPhone),
  after('reset-phone', 'reset-phone-picker', press(/^Country/), part('listbox')),
  after('reset-phone', 'reset-phone-missing', press('Send code'), problem()),
  after('reset-phone', 'reset-phone-other', giveNumber('2025550123'), problem()),
  after('reset-phone', 'reset-phone-sending', hold(SEND), giveOwn, busy),
  after('reset-phone-sending', 'reset-code', field('Digit 1 of 6')),
  after('reset-code', 'reset-code-missing', enterCode('12'), press('Continue'), problem()),
  after('reset-code', 'reset-code-invalid', enterWrong, problem('invalid')),
  after('reset-code', 'reset-code-resending', hold(SEND), press('Send new code'), busy),
  after('reset-code-resending', 'reset-code-resent', seen('Please check your phone for the new code.')),
  after('reset-code', 'reset-code-checking', hold(`${RESET}/verify-user`), enterSent, busy),
  after(
    'forget-password-again',
    'reset-email',
    goOnAs('reset-both'),
    button('Send code'),
    press('Send the code by email'),
    seen('Verify your email'),
  ),
  after('reset-email', 'reset-email-code', press('Send code'), field('Digit 1 of 6')),
  after('reset-code-checking', 'reset-create', field('New password')),
  after(
    'reset-create',
    'reset-create-some',
    type('New password', 'Correct'),
    announced('Password strength: Weak'),
  ),
  after('reset-create', 'reset-create-shown', enterNew(), ({ page }) =>
    page.getByLabel('Show password').check(),
  ),
  after(
    'reset-create',
    'reset-create-prohibited',
    ({ page }) => page.getByLabel('Show password').uncheck(),
    save(PASSWORD),
    problem(),
  ),
  after('reset-create', 'reset-create-saving', hold(`${RESET}/set-new-password`, 403), save(), busy),
  after('reset-create-saving', 'reset-create-too-late', seen('Verify again')),
  shot(
    'reset-done',
    toPhone,
    giveOwn,
    field('Digit 1 of 6'),
    enterSent,
    field('New password'),
    save(),
    seen('Password updated'),
  ),
]
