import { LONG } from '../faults'
import type { Shot, Stage } from '../shot'
import { busy, enter, fault, hold, press, seen, waitForAlert } from '../steps'

const STATUS = ['GET', '/api/auth/v2/session-status'] as const
const RESEND = '/api/auth/v2/resend-verification'

async function toApproval(stage: Stage, person = 'approve'): Promise<void> {
  await enter(stage, person)
  // It appears with the first response, like the details of the request.
  await stage.page.getByRole('timer').waitFor()
}

/** The sign-in request in the mobile app. */
export const approvalShots: Shot[] = [
  { name: 'verification', reach: stage => toApproval(stage) },
  {
    name: 'verification-number',
    reach: async stage => {
      // The sandbox's own response has another number and time each time.
      const step = {
        type: 'signinVerification',
        timeout: 300,
        isMfaStepConfigured: true,
        challenge: '47',
        place: 'Lisbon, Portugal',
      }
      await fault(stage, ...STATUS, { kind: 'status', status: 202, body: { mfa: [step] } })
      await toApproval(stage, 'approve-number')
    },
  },
  {
    name: 'verification-offline',
    from: 'verification',
    reach: async stage => {
      await press(stage, 'Skip')
      await stage.page.getByLabel('Offline code').waitFor()
    },
  },
  {
    name: 'verification-offline-wrong',
    from: 'verification-offline',
    reach: async stage => {
      await stage.page.getByLabel('Offline code').pressSequentially('12345678')
      await press(stage, 'Activate')
      await waitForAlert(stage)
    },
  },
  {
    name: 'verification-resending',
    from: 'verification-offline-wrong',
    reach: async stage => {
      await press(stage, 'Close')
      await hold(stage, RESEND)
      await press(stage, 'Resend')
      await busy(stage)
    },
  },
  {
    name: 'verification-resent',
    from: 'verification-resending',
    reach: stage => seen(stage, 'Sign-in request resent to your mobile app.'),
  },
  {
    name: 'verification-failing',
    from: 'verification-resent',
    reach: async stage => {
      await fault(stage, ...STATUS, { kind: 'status', status: 503, retryAfter: 900 })
      await waitForAlert(stage)
    },
  },
  {
    name: 'verification-denied',
    reach: async stage => {
      await fault(stage, ...STATUS, { kind: 'status', status: 400, body: LONG })
      await enter(stage, 'approve')
      await waitForAlert(stage)
    },
  },
]
