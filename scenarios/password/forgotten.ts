import type { AfterForgotLookup, AfterPhoneLookup } from 'src/features/password/forgot/afterForgotLookup'
import type { IdentityProvider } from 'src/services/api/identityProviderService'
import type { ResetPhone } from 'src/services/api/password/passwordResetService'
import {
  type Answer,
  type Case,
  type Deed,
  GRACE,
  refused,
  table,
  type Walk,
  type End,
} from 'scenarios/scenario'

/** The results of the lookup: first the provider, then the phone. */
type Facts = { found: IdentityProvider; company: string | null | undefined } | { phone: ResetPhone }
type Next = AfterForgotLookup | AfterPhoneLookup

const redirectUrl = 'https://id.keel.test/start'
const PROVIDER: Next = { kind: 'provider', redirectUrl }
const PHONE: Next = { kind: 'phone' }
const info = { reference: '5678', isGuest: false }
const SUBMITTED: Deed = { type: 'forgotPassword/submitted', payload: GRACE }
const CONTINUED: Deed = { type: 'forgotPassword/continued' }
const both = ['findIdentityProvider', 'fetchVerificationMethods']

/** The company's support, whose address is asked for with the button in sight. */
const withSupport = [...both, 'fetchHelpInfo']

const lookedUp = (fetchVerificationMethods: Answer, ends: End, calls = both): Walk => ({
  from: '/forget-password',
  answers: { fetchVerificationMethods },
  does: [SUBMITTED],
  calls,
  ends,
})
const problem = (code: 'noPhone' | 'notAutomatic' | 'unknownUser'): Next => ({
  kind: 'problem',
  problem: { code },
})

const finds = (
  rule: string,
  found: IdentityProvider,
  next: Next,
  company: string | null = 'Harbor',
): Case<Facts, Next> => [rule, { found, company }, next]

export const forgotten = table<Facts, Next>('forgotten', ['answer', 'result'], {
  'a password of another provider': {
    recorded: true,
    row: [
      "a redirect URL, and the provider is not the company's own",
      'the hint of the provider; the next click opens it',
    ],
    cases: [
      finds('another provider handles the reset', { redirectUrl, name: 'Okta' }, PROVIDER),
      finds('a provider without a name handles the reset', { redirectUrl }, PROVIDER),
      finds('a company without a name uses the provider', { redirectUrl, name: 'Okta' }, PROVIDER, null),
    ],
    walk: {
      from: '/forget-password',
      answers: { findIdentityProvider: { body: { redirectUrl, identityProvider: 'Keel' } } },
      does: [SUBMITTED, CONTINUED],
      calls: ['findIdentityProvider'],
      ends: { left: redirectUrl },
    },
    play: { person: 'sso', todo: 'Forgot password?' },
  },
  'a password that a code resets': {
    row: ['a phone', 'the app stores it in `foyer.resetPasswordPhoneInfo` and goes to `/reset-password`'],
    cases: [
      finds('no redirect URL leads to the phone lookup', {}, PHONE),
      finds('a provider without a URL leads to the phone lookup', { name: 'Okta' }, PHONE),
      finds('the company’s own provider leads to the phone lookup', { redirectUrl, name: 'Harbor' }, PHONE),
      finds('the case of the provider’s name is ignored', { redirectUrl, name: 'HARBOR' }, PHONE, 'harbor'),
      ['a phone on file leads to the reset', { phone: { kind: 'found', info } }, { kind: 'reset', info }],
    ],
    walk: lookedUp(
      { body: [{ reference: '5678', isGuest: true }] },
      { at: '/reset-password', keeps: { resetPasswordPhoneInfo: [{ reference: '5678', isGuest: true }] } },
    ),
    play: { person: 'forgetful', todo: 'Forgot password?' },
  },
  'a password that a code by e-mail resets': {
    row: ['a mailbox, with or without a phone', 'the same; the masked address is stored as `email`'],
    cases: [
      [
        'a mailbox on file leads to the reset',
        { phone: { kind: 'found', info: { email: 'm•••@harbor.test', isGuest: false } } },
        { kind: 'reset', info: { email: 'm•••@harbor.test', isGuest: false } },
      ],
    ],
    walk: lookedUp(
      { body: [{ verificationMethodType: 'email', reference: 'm•••@harbor.test' }] },
      {
        at: '/reset-password',
        keeps: { resetPasswordPhoneInfo: [{ email: 'm•••@harbor.test', isGuest: false }] },
        state: { resetPassword: { step: 'sendCode', byEmail: true } },
      },
    ),
    play: { person: 'reset-email', todo: 'Forgot password?' },
  },
  'an account without a phone': {
    row: ['a first phone without `reference`', "'No mobile number on file', 'Contact support'"],
    cases: [['no phone on file leads to support', { phone: { kind: 'noPhone' } }, problem('noPhone')]],
    walk: lookedUp({ body: [{ reference: null }] }, { at: '/forget-password', says: 'noPhone' }, withSupport),
    play: { person: 'no-phone', todo: 'Forgot password?' },
  },
  'an account that cannot be reset by a code': {
    recorded: true,
    row: [
      'an empty list, null, no body, 401; a lookup that fails',
      "'Your password can’t be reset automatically.', 'Contact support'",
    ],
    cases: [['no automatic reset: support', { phone: { kind: 'notAutomatic' } }, problem('notAutomatic')]],
    walk: lookedUp(refused(401), { at: '/forget-password', says: 'notAutomatic' }, withSupport),
    play: { person: 'extra-security', todo: 'Forgot password?' },
  },
  'an unknown username': {
    row: ['404', "'No user matches this username.'"],
    cases: [['an unknown username', { phone: { kind: 'unknownUser' } }, problem('unknownUser')]],
    walk: lookedUp(refused(404), { at: '/forget-password', says: 'unknownUser' }),
    play: { todo: 'Forgot password? with a username of nobody.' },
  },
  'a forgotten password while offline': {
    row: ['no connection', "'Internet connection is not available.'"],
    walk: {
      from: '/forget-password',
      answers: { findIdentityProvider: 'nothing' },
      does: [{ offline: true }, SUBMITTED, SUBMITTED],
      calls: ['findIdentityProvider'],
      ends: { at: '/forget-password', says: 'offline' },
    },
    play: { todo: 'Forgot password?, with the browser offline.' },
  },
})
