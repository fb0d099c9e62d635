import { type Act, after, inTurn, type Ways } from 'tools/screens/shot'
import {
  busy,
  enter,
  fault,
  field,
  hold,
  LONG,
  part,
  press,
  problem,
  seen,
  typeKeys,
} from 'tools/screens/steps'

const STATUS = ['GET', '/api/auth/v2/session-status'] as const
const RESEND = '/api/auth/v2/resend-verification'

// The timer appears with the first response, like the details of the request.
const toApproval = (person = 'approve'): Act => inTurn(enter(person), part('timer'))

/** The sandbox's own response has another number and time each time. */
const NUMBER_STEP = {
  type: 'signinVerification',
  timeout: 300,
  isMfaStepConfigured: true,
  challenge: '47',
  place: 'Lisbon, Portugal',
}

/** The sign-in request in the mobile app. */
export const approvalShots: Ways = {
  verification: [toApproval()],
  'verification-number': [
    fault(...STATUS, { kind: 'status', status: 202, body: { mfa: [NUMBER_STEP] } }),
    toApproval('approve-number'),
  ],
  'verification-offline': after('verification', press('Skip'), field('Offline code')),
  'verification-offline-wrong': after(
    'verification-offline',
    typeKeys('Offline code', '12345678'),
    press('Activate'),
    problem(),
  ),
  'verification-resending': after(
    'verification-offline-wrong',
    press('Close'),
    hold(RESEND),
    press('Resend'),
    busy,
  ),
  'verification-resent': after('verification-resending', seen('Sign-in request resent to your mobile app.')),
  'verification-failing': after(
    'verification-resent',
    fault(...STATUS, { kind: 'status', status: 503, retryAfter: 900 }),
    problem(),
  ),
  'verification-denied': [
    fault(...STATUS, { kind: 'status', status: 400, body: LONG }),
    enter('approve'),
    problem(),
  ],
}
