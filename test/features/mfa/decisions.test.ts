import { countdownAnnouncement } from 'src/components/time/limitWords'
import { oneTimeForm, wizardFields } from 'src/features/mfa/oneTimeCode/oneTimeCode'
import { factorKindOf } from 'src/constants/factorKinds'
import { ROUTES, type Route } from 'src/constants/routes'
import { FACTORS, factorDestination } from 'src/features/mfa/factorDestination'
import type { FactorDestination } from 'src/features/mfa/factor'
import { firstSteps } from 'scenarios/factors/firstStep'
import { approvalExtras, hasReplacedApproval } from 'src/features/mfa/approval/approval'
import type { MfaStep } from 'src/services/api/session/sessionStatusService'
import type { StepExtras } from 'src/services/stepExtras'
import { choicesOf, factorPage } from 'src/features/mfa/alternatives/Alternatives'
import { enUS } from 'src/messages/en-US'
import type { CodeState } from 'src/features/mfa/factorCodeSlice'
import type { PasskeyFactorState } from 'src/features/mfa/passkey/passkeyFactorSlice'
import type { PollState } from 'src/features/polling/sessionPollSlice'
import { choiceProblem } from 'src/features/mfa/codeProblem'
import type { Problem } from 'src/constants/problems'
import type { Failure } from 'src/services/http/serviceError'

test('the final countdown begins ten seconds before the end', () => {
  expect([11, 10].map(countdownAnnouncement)).toEqual([
    { last: false, n: 1 },
    { last: true, n: 10 },
  ])
})

test('a countdown is read aloud once a minute and once for the last ten seconds', () => {
  const read = new Set<string>()
  for (let seconds = 300; seconds >= 0; seconds -= 1) read.add(JSON.stringify(countdownAnnouncement(seconds)))
  expect([...read].map(text => JSON.parse(text) as unknown)).toEqual([
    { last: false, n: 5 },
    { last: false, n: 4 },
    { last: false, n: 3 },
    { last: false, n: 2 },
    { last: false, n: 1 },
    { last: true, n: 10 },
  ])
})

test.each([
  ['symantecVIPregister', 'register'],
  ['symantecVIPactivate', 'activate'],
  ['symantecVIP', 'code'],
  ['simple', undefined],
  ['twoFactor', undefined],
  ['signinVerification', undefined],
  [undefined, undefined],
] as const)('the cookie %s selects the form %s', (mode, form) => {
  expect(oneTimeForm(mode)).toBe(form)
})

test.each([
  ['register', ['credentialsId', 'activationCode', 'secondActivationCode']],
  ['activate', ['activationCode', 'secondActivationCode']],
  ['code', ['activationCode']],
] as const)('%s shows its fields one per step', (form, fields) => {
  expect(wizardFields(form)).toEqual(fields)
})

const EXTRAS = { message: 'Hello.', digits: 8, trustDays: 30, recovery: true, place: 'Zürich' } as const
const { message, digits, place, ...offers } = EXTRAS
// (factors/step-extras, factors/trust-device)
test.each<[step: Partial<MfaStep>, extras: StepExtras]>([
  [{ type: 'passkey' }, { message }],
  [
    { type: 'sms', timeout: 60 },
    { message, digits, ...offers },
  ],
  [
    { type: 'guestSms', timeout: 60 },
    { message, digits },
  ],
  [
    { type: 'totp', action: 'code' },
    { message, digits, ...offers },
  ],
  [
    { type: 'symantecVip', action: 'code' },
    { message, digits, ...offers },
  ],
  [
    { type: 'signinVerification', isMfaStepConfigured: true },
    { message, place, ...offers },
  ],
])('the step %j keeps the extras of its factor', (step, extras) => {
  expect(factorDestination({ ...EXTRAS, ...step } as MfaStep, '/')).toMatchObject({ kind: 'screen' })
  expect(factorDestination({ ...EXTRAS, ...step } as MfaStep, '/')).toHaveProperty('extras', extras)
})

const PASSKEY_PAGE = { kind: 'screen', route: '/passkey', cookie: 'twoFactor' } as const
// (alternatives/second-tab)
test.each<[destination: FactorDestination, isReplaced: boolean]>([
  [{ kind: 'simpleLogin' }, false],
  [PASSKEY_PAGE, false],
  [{ ...PASSKEY_PAGE, extras: { alternatives: ['sms'] } }, false],
  [{ ...PASSKEY_PAGE, extras: { alternatives: ['sms', 'signinVerification'] } }, true],
])('%j has replaced an approval: %s', (destination, isReplaced) => {
  expect(hasReplacedApproval(destination)).toBe(isReplaced)
})

describe('the kind of a factor', () => {
  const cases = firstSteps.rows.flatMap(row => row.cases ?? [])

  // (sign-in/rail)
  test.each(FACTORS.flatMap(factor => factor.types))(
    'the progress bar names the kind of the page of %s',
    type => {
      const ends = cases.flatMap(([, { step }, end]) => (step?.type === type ? [end] : []))
      const led = ends.filter(({ kind }) => kind !== 'failure')
      expect(led).not.toEqual([])
      const pages = led.flatMap(end => (end.kind === 'screen' ? [end.route] : []))
      // // The user sets up the mobile app before using its factor.
      const ofFactor = pages.filter(route => route !== ROUTES.mobileSetup)
      expect(ofFactor.filter(route => factorKindOf(route) === undefined)).toEqual([])
    },
  )

  test.each([
    [ROUTES.phoneAuth, 'code'],
    [ROUTES.symantec, 'code'],
    [ROUTES.verification, 'approval'],
    [ROUTES.passkey, 'passkey'],
  ] as const)('%s belongs to the kind %s', (route, kind) => {
    expect(factorKindOf(route)).toBe(kind)
  })

  test('no other page has a kind', () => {
    expect([ROUTES.login, ROUTES.mobileSetup, ROUTES.sessionStatus].map(factorKindOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

const approval = {
  type: 'signinVerification',
  challenge: '47',
  requestedAt: 1,
  place: 'Lisbon',
  appUrl: 'com.example.app:/requests',
  trustDays: 30,
}

// (factors/number-matching, factors/trust-device)
test.each<[rule: string, step: MfaStep | undefined, told: StepExtras]>([
  [
    'are returned in full',
    approval,
    { challenge: '47', requestedAt: 1, place: 'Lisbon', appUrl: 'com.example.app:/requests', trustDays: 30 },
  ],
  ['are ignored in another step', { ...approval, type: 'sms' }, {}],
  ['are empty if the step has none', { type: 'signinVerification' }, {}],
  [
    'are empty if all fields are null',
    { type: 'signinVerification', challenge: null, place: null, trustDays: null },
    {},
  ],
  ['are empty without a step', undefined, {}],
])('the details of an approval %s', (_rule, step, told) => {
  expect(approvalExtras(step)).toEqual(told)
})

describe('the choices', () => {
  // (alternatives/step)
  test.each<[rule: string, types: string[] | undefined, chosen: string[]]>([
    ['the server’s order is kept', ['totp', 'sms', 'email'], ['totp', 'sms', 'email']],
    ['an unknown type is left out', ['fido9', 'email'], ['email']],
    ['an inherited property is unknown', ['constructor', '__proto__', 'toString', 'passkey'], ['passkey']],
    ['a list of only unknown types offers no choice', ['fido9'], []],
    ['an empty list offers no choice', [], []],
    ['a missing list offers no choice', undefined, []],
  ])('%s', (_rule, types, chosen) => {
    expect(choicesOf(types).map(({ type }) => type)).toEqual(chosen)
  })

  test('each type with a page of the app has a text for its choice', () => {
    const types = FACTORS.flatMap(factor => factor.types)
    const choices = choicesOf(types)
    expect(choices.map(({ type }) => type)).toEqual(types)
    expect(Object.keys(enUS)).toEqual(expect.arrayContaining(choices.map(({ text }) => text)))
  })
})

describe('the page of a factor', () => {
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
    ['the session status belongs to no factor', { route: '/session-status', code: 'editing' }, 'none'],
  ])('%s', (_rule, { route, code = 'away', poll = 'waiting', passkey = 'away' }, result) => {
    const facts = { route, code: codeState(code), poll: pollState(poll), passkey: passkeyState(passkey) }
    expect(factorPage(facts)).toBe(result)
  })
})

describe('a failed choice', () => {
  const until = { monotonicMs: 1, wallMs: 2 }

  // (alternatives/rejected, alternatives/failed)
  test.each<[rule: string, failure: Failure, problem: Problem]>([
    [
      'a rejection shows the server’s text, in its language',
      { kind: 'refused', status: 400, text: 'Nicht so.', textLang: 'de' },
      { code: 'serverText', status: 400, text: 'Nicht so.', lang: 'de' },
    ],
    [
      'a 401 that does not end the sign-in shows the server’s text',
      { kind: 'refused', status: 401, text: 'No.' },
      { code: 'serverText', status: 401, text: 'No.' },
    ],
    ['a rejection without a text', { kind: 'refused', status: 409 }, { code: 'serverTryLater', status: 409 }],
    [
      'the text of a failing server is not shown',
      { kind: 'refused', status: 500, text: 'NullPointerException' },
      { code: 'serverTryLater', status: 500 },
    ],
    ['a page of a proxy', { kind: 'page', status: 403 }, { code: 'serverTryLater', status: 403 }],
    [
      'a response that cannot be read',
      { kind: 'unreadable', status: 200 },
      { code: 'serverTryLater', status: 200 },
    ],
    ['no response', { kind: 'unreachable' }, { code: 'serverTryLater' }],
    ['no connection', { kind: 'offline' }, { code: 'offline' }],
    [
      'a rate limit shows only when it ends',
      { kind: 'limited', status: 429, text: 'Slow down.', until },
      { code: 'serverTryLater', status: 429, until },
    ],
    ['a limit without a time', { kind: 'limited', status: 429 }, { code: 'serverTryLater', status: 429 }],
    ['a fault of the app', { kind: 'fault' }, { code: 'ownFault' }],
  ])('%s', (_rule, failure, problem) => {
    expect(choiceProblem(failure)).toEqual(problem)
  })
})
