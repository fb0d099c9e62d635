import { act, screen } from '@testing-library/react'
import { clearCookies } from 'test/support/clearCookies'
import { type Answers, openApp, mode, session } from 'test/support/openApp'
import { settled } from 'test/support/settled'

const STATUS = 'GET /api/auth/v2/session-status'
const OWN = 'GET /api/user/v1/security'
const approval = { mfa: [{ type: 'signinVerification', isMfaStepConfigured: true, timeout: 300 }] }
const LISTS: Answers = {
  'GET /api/online/v1/sessions/devices': { body: [] },
  'GET /api/online/v1/sessions/app-specific': { body: [] },
}

interface Screen {
  path: string
  heading: string
  answers?: Answers
  prepare?: () => void
}

/** The main screens, each with the calls that it makes without a submit. */
const SCREENS: Screen[] = [
  { path: '/', heading: 'Sign in' },
  { path: '/forget-password', heading: 'Password trouble' },
  {
    path: '/reset-password',
    heading: 'Verify your phone',
    prepare: () => {
      session('username', 'ada')
      session('resetPasswordPhoneInfo', [{ reference: '89' }])
    },
  },
  { path: '/reset-temp-password', heading: 'Change your password' },
  { path: '/password-expired', heading: 'Your password has expired' },
  { path: '/change-password', heading: 'Before you change your password', answers: LISTS },
  {
    path: '/session-status',
    heading: 'Checking your session',
    answers: { [STATUS]: { status: 400, body: 'Not yet.' } },
  },
  {
    path: '/verification',
    heading: 'Verify Sign-In Request',
    answers: { [STATUS]: { status: 202, body: approval } },
    prepare: () => mode('signinVerification'),
  },
  {
    path: '/phone-auth',
    heading: 'Enter security code',
    prepare: () => {
      session('mfaTimeout', 300)
      session('mfaType', 'sms')
    },
  },
  {
    path: '/mobile-setup',
    heading: 'Set up the mobile app',
    answers: {
      [STATUS]: { status: 202, body: { mfa: [{ type: 'signinVerification' }] } },
      'GET /api/auth/v2/activation-code': { body: { activationCode: '1234' } },
      'GET /api/online/v1/apps': { body: [] },
    },
  },
  {
    path: '/security',
    heading: 'Your security',
    answers: {
      ...LISTS,
      'GET /api/online/v1/settings': { body: { securityPageEnabled: true } },
      [`${OWN}/password`]: { body: { changedAt: 1_767_225_600_000 } },
      [`${OWN}/authenticators`]: { body: [] },
      [`${OWN}/trusted-devices`]: { body: [] },
    },
  },
  {
    path: '/help/support-form',
    heading: 'Get help. Get back to work.',
    answers: { 'GET /api/online/v1/support/get-info': { body: { email: 'support@harbor.example' } } },
  },
  {
    path: '/installer-error',
    heading: 'Finish setting up this device',
    answers: {
      'GET /api/device-compliance/v1/installer-parameters': { body: { url: 'https://get.example/' } },
    },
  },
  {
    path: '/mobile-wizard',
    heading: 'Get the mobile app',
    answers: { 'GET /api/online/v1/apps': { body: [] } },
  },
  { path: '/mobile-onboarding-not-supported', heading: 'Continue on a computer' },
]

const LIVE = '[role=alert], [role=status], [aria-live]:not([aria-live=off])'
/** The turns of the event loop without a change that end the start of a screen. A slow machine takes longer for each of them. */
const QUIET_TURNS = 30
const turn = () => act(() => new Promise<void>(resolve => setTimeout(resolve, 5)))

/** Waits until a count no longer changes. */
async function untilQuiet(count: () => number): Promise<void> {
  let seen = count()
  for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
    await turn()
    if (count() !== seen) quiet = 0
    seen = count()
  }
}

/** Collects each new text of a live region, in order. */
function listen(): { announced: string[]; stop: () => void } {
  const announced: string[] = []
  const observer = new MutationObserver(changes => {
    const regions = new Set(
      changes.flatMap(({ target, addedNodes }) => [
        (target instanceof Element ? target : target.parentElement)?.closest(LIVE),
        ...[...addedNodes].flatMap(node => (node instanceof Element ? [...node.querySelectorAll(LIVE)] : [])),
      ]),
    )
    for (const region of regions) if (region?.textContent) announced.push(region.textContent)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return { announced, stop: () => observer.disconnect() }
}

/** Opens a screen and waits until it makes no further request and announcement. Returns what it did: the requests that it did not abort, the announcements and the focus. */
async function behaviour({ path, heading, answers = {}, prepare }: Screen, strict: boolean) {
  clearCookies()
  sessionStorage.clear()
  localStorage.clear()
  prepare?.()
  const { announced, stop } = listen()
  const { requests, history, unmount } = await openApp({ path: `/signin${path}`, answers, strict })
  await screen.findByRole('heading', { level: 1, name: heading })
  await untilQuiet(() => requests.length + announced.length)
  const focus = document.activeElement?.textContent
  const made = requests.filter(({ aborted }) => !aborted)
  stop()
  // Ends the journey of the screen: the sagas outlive the page of a test, and would poll in the next one.
  act(() => history.push('/signin/mobile-onboarding-not-supported'))
  await settled()
  unmount()
  return {
    requests: made.map(({ method, path: called }) => `${method} ${called}`).sort(),
    announced,
    focus,
  }
}

test.each(SCREENS)('$path does the same in development and in production', async each => {
  const plain = await behaviour(each, false)
  expect(plain.requests).not.toEqual([])
  expect(await behaviour(each, true)).toEqual(plain)
})
