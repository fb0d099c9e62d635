import { sms } from 'scenarios/factors/textCode'
import { laterRecord } from 'scenarios/laterRecord'
import { ASKED, CHECKED, enter, features, PASSWORD, settings, signIn, type Table } from 'scenarios/scenario'

const same = 'the same'
const screens = 'every screen'

export const record: Table = {
  id: 'record',
  columns: ['what is known', 'begun by', 'kept through', 'ended by'],
  rows: [
    {
      name: 'the answer to the password outranks the settings',
      row: [
        'what the answer to the password has said (temporary password, expiry, auto-login)',
        'the answer',
        'install, device check, set-up of the device, second factors, refresh',
        'every way out; another answer; an arrival',
      ],
      walk: {
        answers: {
          signIn: { body: { userId: 'u-17', autoLoginEnabled: true } },
          fetchSettings: settings({ requireNativeAppInstall: true, autoLoginEnabled: false }),
        },
        does: [...signIn(), { load: '/session-status' }],
        calls: [...CHECKED, 'fetchSessionStatus', 'fetchSettings', 'fetchAutoLogin'],
        ends: {
          left: '/online/',
          state: { record: { signIn: { answer: {}, done: undefined, deviceDue: false } } },
        },
      },
      play: { person: 'auto-login-install', todo: 'Pass the device check.' },
    },
    {
      name: 'a temporary password that is changed stays changed',
      recorded: true,
      row: [
        'that the temporary password is changed',
        'the change, or the answer that it was made already',
        same,
        same,
      ],
      walk: {
        answers: {
          fetchFeatures: features('ChangePasswordInAuthAppEnabled'),
          fetchSettings: settings({ passwordIsActivationCode: true }),
        },
        does: [...signIn(), { type: 'temporaryPassword/submitted', payload: { newPassword: PASSWORD } }],
        calls: [
          ...CHECKED,
          'setTemporaryPassword',
          'setOnboardingStatus',
          'fetchSessionStatus',
          'fetchSettings',
        ],
        ends: { left: '/online/' },
      },
      play: { person: 'activation-code', todo: 'Set a password.' },
    },
    {
      name: 'whose password was right is known until they sign out',
      recorded: true,
      row: [
        'whose password was right (`foyer.authUsername`)',
        'the answer',
        same,
        'an arrival; signing out; another answer',
      ],
      walk: {
        answers: sms,
        does: [...signIn(), { type: 'session/signOutRequested' }],
        calls: [...ASKED, 'fetchSessionStatus', 'signOut'],
        ends: { at: '/', keeps: { authUsername: undefined, username: undefined } },
      },
      play: { person: 'approve', todo: 'Sign out in place of approving.' },
    },
    {
      name: 'a username is typed once',
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
    {
      name: 'a return address lasts as long as its sign-in',
      row: [
        'the return address (`foyer.back`)',
        'an arrival, or an address with `back`',
        'every screen, refresh, install, device check, identity provider',
        "every way out; an arrival without one; another person's answer",
      ],
      walk: {
        from: '/?back=/online/mail',
        answers: { fetchSettings: settings({ requireNativeAppInstall: true }) },
        does: [...signIn(), { load: '/session-status' }],
        calls: [...CHECKED, 'fetchSessionStatus', 'fetchSettings'],
        ends: { left: '/online/mail', keeps: { back: undefined } },
      },
      play: { person: 'install', todo: 'Pass the device check.' },
    },
    ...laterRecord,
  ],
}
