import { PASSWORD } from 'sandbox/company/harbor'
import type { ChangeReason } from 'src/constants/passwordChange'
import { enUS } from 'src/messages/en-US'
import { after, inTurn, type Shot, shot } from 'tools/screens/shot'
import {
  enter,
  FAILED,
  fault,
  field,
  hold,
  open,
  part,
  press,
  problem,
  seen,
  signIn,
  type,
  waitFor,
} from 'tools/screens/steps'
import { enterNew, save } from './resetPassword'

const DEVICES = '/api/online/v1/sessions/devices'

const change = (password?: string) =>
  inTurn(type('Old password', PASSWORD), enterNew(password), press('Change password'))

/** Returns the shot of a password that a person must replace for a reason of the server. */
const required = (reason: ChangeReason): Shot =>
  shot(`temporary-${reason}`, signIn(`password-${reason}`), seen(enUS[`resetTempPassword.${reason}`]))

/** A temporary, an expired, and a voluntarily changed password. */
export const changeShots = [
  shot('temporary', signIn('activation-code'), field('New password')),
  after('temporary', 'temporary-used', save(PASSWORD), problem()),
  required('expired'),
  required('policy'),
  shot('expired', enter('simple', '/password-expired'), seen('Change password')),
  after('expired', 'change-intro-failed', fault('GET', DEVICES, FAILED), open('/change-password'), problem()),
  after(
    'expired',
    'change-intro-loading',
    hold(DEVICES),
    open('/change-password'),
    waitFor(page => page.getByRole('region', { name: 'Connected devices' }).getByText('Loading…')),
  ),
  after('change-intro-loading', 'change-intro', part('listitem')),
  shot('change-intro-many', enter('many-devices', '/change-password'), part('listitem')),
  shot('change-intro-none', enter('no-devices', '/change-password'), seen('No connected apps')),
  after('change-intro', 'change-form', press('Got it'), field('Old password')),
  after('change-form', 'change-form-prohibited', change(PASSWORD), problem('prohibited')),
  after(
    'change-form',
    'change-form-failed',
    fault('POST', '/api/user/v1/settings/password', FAILED),
    change(),
    problem('Server error'),
  ),
  after('change-form', 'change-done', change(), seen('Password updated')),
]
