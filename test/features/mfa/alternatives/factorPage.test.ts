import { factorPage, PAGES } from 'src/features/mfa/alternatives/factorPage'
import type { CodeState } from 'src/features/mfa/factorCodeSlice'
import type { PasskeyFactorState } from 'src/features/mfa/passkey/passkeyFactorSlice'
import type { Route } from 'src/constants/routes'
import type { PollState } from 'src/features/polling/sessionPollSlice'

interface Facts {
  route: Route
  code?: 'away' | 'editing' | 'sending' | 'accepted'
  poll?: PollState['step']
  passkey?: PasskeyFactorState['step']
}

const codeState = (step: NonNullable<Facts['code']>): CodeState =>
  step === 'away' ? { step } : { step, request: { kind: 'text', mfaType: 'sms' }, visit: 1, attempt: 1 }
const passkeyState = (step: PasskeyFactorState['step']): PasskeyFactorState =>
  step === 'away' ? { step } : { step, visit: 1 }
const wait = { checked: false }
const pollState = (step: PollState['step']): PollState =>
  step === 'troubled' ? { wait, step, problem: { code: 'serverLater' } } : { wait, step }

// (alternatives/while)
test.each<[rule: string, facts: Facts, result: 'waits' | 'checks' | 'none']>([
  ['a code is awaited', { route: '/phone-auth', code: 'editing' }, 'waits'],
  ['a code is checked', { route: '/authenticator', code: 'sending' }, 'checks'],
  ['a code is accepted', { route: '/symantec', code: 'accepted' }, 'none'],
  ['the page of a code has just begun', { route: '/email-code', code: 'away' }, 'none'],
  [
    'an approval of an earlier step does not concern a code',
    { route: '/phone-auth', code: 'editing', poll: 'accepted' },
    'waits',
  ],
  ['an approval is awaited', { route: '/verification', code: 'editing' }, 'waits'],
  [
    'an approval cannot be read at the moment',
    { route: '/verification', code: 'editing', poll: 'troubled' },
    'waits',
  ],
  ['an approval is denied', { route: '/verification', code: 'editing', poll: 'denied' }, 'waits'],
  ['an approval is accepted', { route: '/verification', code: 'editing', poll: 'accepted' }, 'none'],
  ['the code in place of an approval is checked', { route: '/verification', code: 'sending' }, 'checks'],
  ['the code in place of an approval is accepted', { route: '/verification', code: 'accepted' }, 'none'],
  ['the app is being set up after a code', { route: '/mobile-setup', code: 'accepted' }, 'waits'],
  ['the app is set up', { route: '/mobile-setup', poll: 'accepted' }, 'none'],
  ['a passkey is awaited', { route: '/passkey', passkey: 'ready' }, 'waits'],
  ['the dialog of a passkey is open', { route: '/passkey', passkey: 'proving' }, 'waits'],
  ['a passkey is accepted', { route: '/passkey', passkey: 'accepted' }, 'none'],
  ['the page of a passkey has just begun', { route: '/passkey' }, 'none'],
  ['the sign-in page belongs to no factor', { route: '/', code: 'editing' }, 'none'],
  [
    'the page of the session status belongs to no factor',
    { route: '/session-status', code: 'editing' },
    'none',
  ],
])('%s', (_rule, { route, code = 'away', poll = 'waiting', passkey = 'away' }, result) => {
  const facts = { route, code: codeState(code), poll: pollState(poll), passkey: passkeyState(passkey) }
  expect(factorPage(facts)).toBe(result)
})

test('the pages cover all factors and the set-up of the mobile app', () => {
  expect([...PAGES].toSorted()).toEqual([
    '/authenticator',
    '/email-code',
    '/mobile-setup',
    '/passkey',
    '/phone-auth',
    '/symantec',
    '/verification',
  ])
})
