import { after, inTurn, type Ways } from 'tools/screens/shot'
import { enter, FAILED, fault, open, part, press, problem, seen, typeKeys } from 'tools/screens/steps'

const STATUS = ['GET', '/api/auth/v2/session-status'] as const
const LINK = ['POST', '/api/onboarding/v2/send-download-link'] as const

/** On a phone of a known kind the page does not ask for a number. */
const COMPUTER = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
}

const toSetup = inTurn(enter('approve-setup'), seen(/^HARBOR-/))

/** The set-up of the mobile app. */
export const mobileSetupShots: Ways = {
  'mobile-setup': [toSetup],
  'mobile-setup-missing': { options: COMPUTER, way: [toSetup, press('Send link'), problem()] },
  'mobile-setup-failed': after(
    'mobile-setup-missing',
    fault(...LINK, FAILED),
    typeKeys('Mobile number', '2025550123'),
    press('Send link'),
    problem('Server error'),
  ),
  'mobile-setup-sent': after(
    'mobile-setup-failed',
    press('Send link'),
    seen('We sent the link to your phone.'),
  ),
  'mobile-setup-skip-failed': after(
    'mobile-setup',
    fault('POST', '/api/onboarding/v2/bypass-mobile-install', FAILED),
    press('Skip for now'),
    problem(),
  ),
  'mobile-setup-denied': [
    toSetup,
    fault(...STATUS, { kind: 'status', status: 400, body: 'The request was denied.' }),
    seen('Try again'),
  ],
  'mobile-setup-bare': [
    fault('GET', '/api/auth/v2/activation-code', FAILED),
    fault('GET', '/api/online/v1/apps', FAILED),
    enter('approve-setup'),
    seen('Skip for now'),
  ],
  'mobile-wizard': after('mobile-setup', open('/mobile-wizard'), part('listitem')),
}
