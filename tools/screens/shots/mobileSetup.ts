import { FAILED } from '../faults'
import type { Shot, Stage } from '../shot'
import { enter, fault, open, press, seen, waitForAlert } from '../steps'

const STATUS = ['GET', '/api/auth/v2/session-status'] as const
const LINK = ['POST', '/api/onboarding/v2/send-download-link'] as const

/** On a phone of a known kind the page does not ask for a number. */
const COMPUTER = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
}

async function toSetup(stage: Stage): Promise<void> {
  await enter(stage, 'approve-setup')
  await stage.page.getByText(/^HARBOR-/).waitFor()
}

/** The set-up of the mobile app. */
export const mobileSetupShots: Shot[] = [
  { name: 'mobile-setup', reach: toSetup },
  {
    name: 'mobile-setup-missing',
    options: COMPUTER,
    reach: async stage => {
      await toSetup(stage)
      await press(stage, 'Send link')
      await waitForAlert(stage)
    },
  },
  {
    name: 'mobile-setup-failed',
    from: 'mobile-setup-missing',
    reach: async stage => {
      await fault(stage, ...LINK, FAILED)
      await stage.page.getByLabel('Mobile number').pressSequentially('2025550123')
      await press(stage, 'Send link')
      await waitForAlert(stage, 'Server error')
    },
  },
  {
    name: 'mobile-setup-sent',
    from: 'mobile-setup-failed',
    reach: async stage => {
      await press(stage, 'Send link')
      await seen(stage, 'We sent the link to your phone.')
    },
  },
  {
    name: 'mobile-setup-skip-failed',
    from: 'mobile-setup',
    reach: async stage => {
      await fault(stage, 'POST', '/api/onboarding/v2/bypass-mobile-install', FAILED)
      await press(stage, 'Skip for now')
      await waitForAlert(stage)
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
      await enter(stage, 'approve-setup')
      await seen(stage, 'Skip for now')
    },
  },
  {
    name: 'mobile-wizard',
    from: 'mobile-setup',
    reach: async stage => {
      await open(stage, '/mobile-wizard')
      await stage.page.getByRole('listitem').first().waitFor()
    },
  },
]
