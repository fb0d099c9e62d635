import type { Shot, Stage } from '../shot'
import { busy, fault, open, press, seen, signIn, told, type } from '../steps'

const ACTIVATE = ['POST', '/api/auth/v2/activate'] as const
const STATUS = ['GET', '/api/auth/v2/session-status'] as const
const RESEND = ['POST', '/api/auth/v2/resend-verification'] as const
const LINK = ['POST', '/api/onboarding/v2/send-download-link'] as const
const HANG = { kind: 'hang' } as const
const FAILED = { kind: 'status', status: 500 } as const
const LONG =
  'The request was refused by policy_engine_version_2026_11_with_a_very_long_identifier_that_has_no_blanks_in_it_at_all, rule 17 of the company, which asks for an approval from a device that is managed.'

async function toCode(stage: Stage, person: string, label = 'Security code'): Promise<void> {
  await signIn(stage, person)
  await stage.page.getByLabel(label).waitFor()
}

async function activate(stage: Stage, code = '000000'): Promise<void> {
  await type(stage, 'Security code', code)
  await press(stage, 'Activate')
}

async function toApproval(stage: Stage): Promise<void> {
  await signIn(stage, 'approve')
  await stage.page.getByRole('button', { name: 'Resend' }).waitFor()
}

async function toSetup(stage: Stage): Promise<void> {
  await signIn(stage, 'approve-setup')
  await stage.page.getByText(/^HARBOR-/).waitFor()
}

const codeShots: Shot[] = [
  { name: 'phone-auth', reach: stage => toCode(stage, 'sms') },
  {
    name: 'phone-auth-wrong',
    reach: async stage => {
      await toCode(stage, 'guest')
      await activate(stage)
      await told(stage)
    },
  },
  {
    name: 'phone-auth-long-answer',
    reach: async stage => {
      await fault(stage, ...ACTIVATE, { kind: 'status', status: 400, body: LONG })
      await toCode(stage, 'sms')
      await activate(stage)
      await told(stage)
    },
  },
  {
    name: 'phone-auth-limited',
    reach: async stage => {
      await fault(stage, ...ACTIVATE, { kind: 'status', status: 429, retryAfter: 40 })
      await toCode(stage, 'sms')
      await activate(stage)
      await told(stage)
    },
  },
  {
    name: 'phone-auth-activating',
    reach: async stage => {
      await fault(stage, ...ACTIVATE, HANG)
      await toCode(stage, 'sms')
      await activate(stage)
      await busy(stage)
    },
  },
  {
    name: 'phone-auth-timed-out',
    reach: async stage => {
      await stage.page.clock.install()
      await toCode(stage, 'sms')
      await stage.page.getByRole('timer').waitFor()
      await stage.page.clock.fastForward('05:30')
      await told(stage)
    },
  },
  { name: 'symantec-register', reach: stage => toCode(stage, 'vip-register', 'Credential ID') },
  {
    name: 'symantec-register-2',
    reach: async stage => {
      await toCode(stage, 'vip-register', 'Credential ID')
      await type(stage, 'Credential ID', 'VSHM12345678')
      await press(stage, 'Next')
      await stage.page.getByLabel('First code').waitFor()
    },
  },
  {
    name: 'symantec-activate-wrong',
    reach: async stage => {
      await toCode(stage, 'vip-activate', 'First code')
      await type(stage, 'First code', '000000')
      await press(stage, 'Next')
      await type(stage, 'Second code', '000000')
      await press(stage, 'Activate')
      await told(stage)
    },
  },
  { name: 'symantec-code', reach: stage => toCode(stage, 'vip-code') },
  {
    name: 'symantec-code-wrong',
    reach: async stage => {
      await toCode(stage, 'vip-code')
      await activate(stage)
      await told(stage)
    },
  },
]

const approvalShots: Shot[] = [
  { name: 'verification', reach: toApproval },
  {
    name: 'verification-offline',
    reach: async stage => {
      await toApproval(stage)
      await press(stage, 'Skip')
      await stage.page.getByLabel('Offline code').waitFor()
    },
  },
  {
    name: 'verification-offline-wrong',
    reach: async stage => {
      await toApproval(stage)
      await press(stage, 'Skip')
      await stage.page.getByLabel('Offline code').pressSequentially('12345678')
      await press(stage, 'Activate')
      await told(stage)
    },
  },
  {
    name: 'verification-resending',
    reach: async stage => {
      await fault(stage, ...RESEND, HANG)
      await toApproval(stage)
      await press(stage, 'Resend')
      await busy(stage)
    },
  },
  {
    name: 'verification-resent',
    reach: async stage => {
      await toApproval(stage)
      await press(stage, 'Resend')
      await seen(stage, 'Sign-in request resent to your mobile app.')
    },
  },
  {
    name: 'verification-denied',
    reach: async stage => {
      await toApproval(stage)
      await fault(stage, ...STATUS, { kind: 'status', status: 400, body: LONG })
      await told(stage)
    },
  },
  {
    name: 'verification-failing',
    reach: async stage => {
      await toApproval(stage)
      await fault(stage, ...STATUS, { kind: 'status', status: 503, retryAfter: 120 })
      await told(stage)
    },
  },
]

const mobileShots: Shot[] = [
  { name: 'mobile-setup', reach: toSetup },
  {
    name: 'mobile-setup-missing',
    reach: async stage => {
      await toSetup(stage)
      await press(stage, 'Send link')
      await told(stage)
    },
  },
  {
    name: 'mobile-setup-sent',
    reach: async stage => {
      await toSetup(stage)
      await stage.page.getByLabel('Mobile number').pressSequentially('2025550123')
      await press(stage, 'Send link')
      await seen(stage, 'We sent the link to your phone.')
    },
  },
  {
    name: 'mobile-setup-failed',
    reach: async stage => {
      await fault(stage, ...LINK, FAILED)
      await toSetup(stage)
      await stage.page.getByLabel('Mobile number').pressSequentially('2025550123')
      await press(stage, 'Send link')
      await told(stage)
    },
  },
  {
    name: 'mobile-setup-skip-failed',
    reach: async stage => {
      await fault(stage, 'POST', '/api/onboarding/v2/bypass-mobile-install', FAILED)
      await toSetup(stage)
      await press(stage, 'Skip for now')
      await told(stage)
    },
  },
  {
    name: 'mobile-setup-denied',
    reach: async stage => {
      await toSetup(stage)
      await fault(stage, ...STATUS, { kind: 'status', status: 400, body: 'The request was denied.' })
      await seen(stage, 'Try again')
    },
  },
  {
    name: 'mobile-setup-bare',
    reach: async stage => {
      await fault(stage, 'GET', '/api/auth/v2/activation-code', FAILED)
      await fault(stage, 'GET', '/api/online/v1/apps', FAILED)
      await signIn(stage, 'approve-setup')
      await seen(stage, 'Skip for now')
    },
  },
  {
    name: 'mobile-wizard',
    reach: async stage => {
      await signIn(stage, 'approve-setup')
      await stage.page.waitForURL('**/mobile-setup')
      await open(stage, '/mobile-wizard')
      await stage.page.getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'session-status',
    reach: async stage => {
      await fault(stage, ...STATUS, HANG)
      await open(stage, '/session-status')
      await seen(stage, 'Checking your session…')
    },
  },
  {
    name: 'session-status-failing',
    reach: async stage => {
      await fault(stage, ...STATUS, FAILED)
      await open(stage, '/session-status')
      await told(stage)
    },
  },
  {
    name: 'session-status-denied',
    reach: async stage => {
      await fault(stage, ...STATUS, { kind: 'status', status: 400, body: 'The request was denied.' })
      await open(stage, '/session-status')
      await seen(stage, 'Try again')
    },
  },
]

/** The second factors, the mobile app, and the session's status. */
export const factorShots: Shot[] = [...codeShots, ...approvalShots, ...mobileShots]
