import { CODE, sms, tried } from 'scenarios/factors/stepFacts'
import {
  CHECKED,
  checking,
  CHECKS,
  enter,
  features,
  onboarding,
  PASSWORD,
  settings,
  signsIn,
  STATUS_ASKED,
  table,
  withFactors,
} from 'scenarios/scenario'

const same = 'the same'
const screens = 'every screen'
const RETURNS = { load: '/session-status' }
/** A device that is set up, and an install flow that is passed. */
const settled = { record: { signIn: { answer: {}, done: undefined, deviceDue: false } } }

export const record = table('record', ['fact', 'set by', 'kept during', 'cleared by'], {
  'the answer to the password takes precedence over the settings': {
    row: [
      'the facts in the answer to the password (temporary password, expiry, auto-login)',
      'the answer',
      'install, device check, set-up of the device, second factors, refresh',
      'every exit; another answer; an arrival',
    ],
    walk: signsIn(
      {
        signIn: { body: { userId: 'u-17', autoLoginEnabled: true } },
        fetchSettings: settings({ requireNativeAppInstall: true, autoLoginEnabled: false }),
      },
      { left: '/online/', state: settled },
      [...CHECKED, 'fetchSessionStatus', 'fetchSettings', 'fetchAutoLogin'],
      [RETURNS],
    ),
    play: { person: 'auto-login-install', todo: 'Pass the device check.' },
  },
  'a temporary password that is changed stays changed': {
    recorded: true,
    row: [
      'the temporary password has been changed',
      'the change, or the answer that it was made earlier',
      same,
      same,
    ],
    walk: signsIn(
      {
        fetchFeatures: features('ChangePasswordInAuthAppEnabled'),
        fetchSettings: settings({ passwordIsActivationCode: true }),
      },
      { left: '/online/' },
      [...CHECKED, 'setTemporaryPassword', 'setOnboardingStatus', 'fetchSessionStatus', 'fetchSettings'],
      [{ type: 'temporaryPassword/submitted', payload: { newPassword: PASSWORD } }],
    ),
    play: { person: 'activation-code', todo: 'Set a password.' },
  },
  'the account of the password is known until the sign-out': {
    recorded: true,
    row: [
      'the account of the correct password (`foyer.authUsername`)',
      'the answer',
      same,
      'an arrival; signing out; another answer',
    ],
    walk: signsIn(
      sms,
      { at: '/', keeps: { authUsername: undefined, username: undefined } },
      [...STATUS_ASKED, 'signOut'],
      [{ type: 'session/signOutRequested' }],
    ),
    play: { person: 'approve', todo: 'Sign out in place of approving.' },
  },
  'a username is typed only once': {
    row: [
      'the username that was entered last (`foyer.username`)',
      'a lookup, or the answer',
      screens,
      'a refresh; signing out',
    ],
    walk: {
      does: [enter(), { load: '/forget-password' }],
      calls: ['findIdentityProvider'],
      ends: { keeps: { username: 'grace' }, state: { forgotPassword: { username: 'grace' } } },
    },
    play: { todo: 'After Next: Forgot password?' },
  },
  'a return address lasts as long as its sign-in': {
    row: [
      'the return address (`foyer.back`)',
      'an arrival, or an address with `back`',
      'every screen, refresh, install, device check, identity provider',
      "every exit; an arrival without one; another user's answer",
    ],
    walk: {
      from: '/?back=/online/mail',
      ...signsIn(
        { fetchSettings: settings({ requireNativeAppInstall: true }) },
        { left: '/online/mail', keeps: { back: undefined } },
        [...CHECKED, 'fetchSessionStatus', 'fetchSettings'],
        [RETURNS],
      ),
    },
    play: { person: 'install', todo: 'Pass the device check.' },
  },
  // The values that a factor, the install flow and the onboarding leave in the record.
  'a text message is expected until its code is correct': {
    row: [
      'the expected text message (`foyer.mfaType`, `foyer.mfaTimeout`, its deadline)',
      'the step',
      'Back and another visit',
      'the correct code; the deadline; a refresh; signing out',
    ],
    walk: signsIn(
      sms,
      { left: '/online/', keeps: { mfaType: undefined, mfaTimeout: undefined, mfaDeadline: undefined } },
      [...tried, ...CHECKS],
      [{ load: '/phone-auth', as: 'back_forward' }, CODE],
    ),
    play: { person: 'sms', todo: 'Leave, come back, and enter the code.' },
  },
  'a guest is a guest on every screen': {
    row: [
      'the user is a guest (`foyer.guestAccess`)',
      "the factor `guestSms`, or a reset of a guest's password",
      screens,
      'another answer; a refresh; signing out',
    ],
    walk: signsIn(
      withFactors({ type: 'guestSms', timeout: 300 }),
      { at: '/phone-auth', keeps: { guestAccess: true } },
      STATUS_ASKED,
    ),
    play: { person: 'guest' },
  },
  'the native app is installed once': {
    row: [
      'the install flow is complete (`foyer.deviceComplianceResults`)',
      'the return from the install flow',
      'refresh',
      'signing out',
    ],
    walk: {
      from: '/session-status',
      cookies: checking('install'),
      answers: { fetchSettings: settings({ requireNativeAppInstall: true }) },
      calls: ['fetchSessionStatus', 'fetchSettings', 'fetchFeatures'],
      ends: {
        left: '/online/',
        keeps: { deviceComplianceResults: ['install'] },
        cookies: { 'w-device-compliance-check-info': undefined },
      },
    },
    play: { person: 'install', todo: 'Pass the device check.' },
  },
  'the device of an onboarding is requested again': {
    row: [
      'the onboarding waits for this device',
      '`/installer-error`',
      'refresh',
      'another onboarding status; every exit',
    ],
    walk: signsIn(
      { fetchOnboardingStatus: onboarding('DeviceSignIn') },
      { left: '/online/', state: settled },
      [
        ...CHECKED,
        'fetchInstallerParameters',
        'fetchInstallerParameters',
        'fetchSessionStatus',
        'fetchFeatures',
        'fetchOnboardingStatus',
        'fetchSettings',
      ],
      [
        { load: '/installer-error', as: 'reload' },
        { answers: { fetchOnboardingStatus: onboarding('Completed') } },
        { type: 'installer/wentOn' },
      ],
    ),
    play: { person: 'v2-devicesignin', todo: 'Refresh, then Try again.' },
  },
})
