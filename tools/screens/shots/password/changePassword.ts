import { PASSWORD } from 'sandbox/company/harbor'
import type { ChangeReason } from 'src/constants/passwordChange'
import { enUS } from 'src/messages/en-US'
import { after, inTurn, type Way, type Ways } from 'tools/screens/shot'
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

/** Returns the way to a password that a person must replace for a reason of the server. */
const required = (reason: ChangeReason): Way => [
  signIn(`password-${reason}`),
  seen(enUS[`resetTempPassword.${reason}`]),
]

/** A temporary, an expired, and a voluntarily changed password. */
export const changeShots: Ways = {
  temporary: [signIn('activation-code'), field('New password')],
  'temporary-used': after('temporary', save(PASSWORD), problem()),
  'temporary-expired': required('expired'),
  'temporary-policy': required('policy'),
  expired: [enter('simple', '/password-expired'), seen('Change password')],
  'change-intro-failed': after('expired', fault('GET', DEVICES, FAILED), open('/change-password'), problem()),
  'change-intro-loading': after(
    'expired',
    hold(DEVICES),
    open('/change-password'),
    waitFor(page => page.getByRole('region', { name: 'Connected devices' }).getByText('Loading…')),
  ),
  'change-intro': after('change-intro-loading', part('listitem')),
  'change-intro-many': [enter('many-devices', '/change-password'), part('listitem')],
  'change-intro-none': [enter('no-devices', '/change-password'), seen('No connected apps')],
  'change-form': after('change-intro', press('Got it'), field('Old password')),
  'change-form-prohibited': after('change-form', change(PASSWORD), problem('prohibited')),
  'change-form-failed': after(
    'change-form',
    fault('POST', '/api/user/v1/settings/password', FAILED),
    change(),
    problem('Server error'),
  ),
  'change-done': after('change-form', change(), seen('Password updated')),
}
