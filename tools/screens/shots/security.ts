import { type Act, after, inTurn, type Ways } from '../shot'
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
export const securityShots: Ways = {
  security: [toPage],
  'security-rename': after('security', press(/^Rename /), field('Name')),
  'security-proof': after(
    'security',
    // An action needs a proof eleven minutes after the sign-in.
    ({ sandbox }) => sandbox.api('clock', { method: 'PUT', body: { offsetMs: 11 * 60_000 } }),
    press(ELSEWHERE),
    seen(/Your other devices, browsers and apps/),
    press(ELSEWHERE),
    part('heading', 'Confirm that it is you'),
  ),
  'security-proof-wrong': after(
    'security-proof',
    ({ page }) => page.getByRole('dialog').getByLabel('Password').fill('not-the-password'),
    press('Confirm'),
    problem(),
  ),
  'security-set-up': [toKey],
  'security-set-up-wrong': after('security-set-up', give('000000'), problem()),
  'security-codes': after('security-set-up', give(), seen('I have saved these codes')),
  'security-one-app': [
    settings({ singleAuthenticatorEnabled: true }),
    toKey,
    give(),
    seen('I have saved these codes'),
    open('/security'),
    waitFor(page =>
      page.getByRole('region', { name: 'Authenticator apps' }).getByRole('button', { name: /^Remove / }),
    ),
  ],
  'security-failed': [fault('GET', '/api/user/v1/security/authenticators', FAILED), toPage, problem()],
}
