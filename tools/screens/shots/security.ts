import { type Act, after, inTurn, shot } from '../shot'
import {
  enter,
  FAILED,
  fault,
  field,
  givePasskey,
  open,
  part,
  press,
  problem,
  seen,
  settings,
  waitFor,
} from '../steps'

const toPage = inTurn(givePasskey('passkey'), enter('passkey', '/security'), seen('Trusted devices'))

const ELSEWHERE = 'Sign out everywhere else'

/** Starts to set up an app, up to its key. */
const toKey = inTurn(
  enter('simple', '/security'),
  press('Set up an app'),
  seen('Set up an authenticator app'),
)

/** Enters the code of the app, or a wrong one. */
const give =
  (wrong?: string): Act =>
  async stage => {
    const { page, sandbox } = stage
    const { authenticatorCodes } = await sandbox.api<{ authenticatorCodes: string[] }>('phone?person=simple')
    await page.getByLabel('Security code').fill(wrong ?? authenticatorCodes[0] ?? '')
    await press('Activate')(stage)
  }

/** The user's security page. */
export const securityShots = [
  shot('security', toPage),
  after('security', 'security-rename', press(/^Rename /), field('Name')),
  after(
    'security',
    'security-proof',
    // An action needs a proof eleven minutes after the sign-in.
    ({ sandbox }) => sandbox.api('clock', { method: 'PUT', body: { offsetMs: 11 * 60_000 } }),
    press(ELSEWHERE),
    seen(/Your other devices, browsers and apps/),
    press(ELSEWHERE),
    part('heading', 'Confirm that it is you'),
  ),
  after(
    'security-proof',
    'security-proof-wrong',
    ({ page }) => page.getByRole('dialog').getByLabel('Password').fill('not-the-password'),
    press('Confirm'),
    problem(),
  ),
  shot('security-set-up', toKey),
  after('security-set-up', 'security-set-up-wrong', give('000000'), problem()),
  after('security-set-up', 'security-codes', give(), seen('I have saved these codes')),
  shot(
    'security-one-app',
    settings({ singleAuthenticatorEnabled: true }),
    toKey,
    give(),
    seen('I have saved these codes'),
    open('/security'),
    waitFor(page =>
      page.getByRole('region', { name: 'Authenticator apps' }).getByRole('button', { name: /^Remove / }),
    ),
  ),
  shot('security-failed', fault('GET', '/api/user/v1/security/authenticators', FAILED), toPage, problem()),
]
