import { signIn } from 'src/services/api/authService'
import { proveFactor } from 'src/services/api/factorService'
import { signInByPasskey } from 'src/services/api/passkeys/passkeySignInService'
import { fetchSessionStatus, signOut } from 'src/services/api/session/sessionStatusService'
import { failureOf, type ServiceError } from 'src/services/http/serviceError'
import { type AnswerRow, expectAnswer } from 'test/support/expectAnswer'
import { serve, type ServedAnswer } from 'test/support/server'
import { failing } from 'test/support/failing'
import { untilIn } from 'test/support/untilIn'

const CREDENTIAL = { id: 'cGFzc2tleS0x', rawId: 'cGFzc2tleS0x', type: 'public-key', response: {} }
const name = { userName: 'jane' }

type Ask = () => Promise<unknown>
const password: Ask = () => signIn({ username: 'jane', password: 's3cret' }, undefined)
const passkey: Ask = () => signInByPasskey(CREDENTIAL as Parameters<typeof signInByPasskey>[0], undefined)
const code: Ask = () => proveFactor({ kind: 'totp', code: '123456' })

/** Each way to sign in, with the position of the reason in its answer. */
const strict: [call: string, ask: Ask, rest: object, at: (reason: string) => object][] = [
  ['a password', password, {}, passwordChange => ({ person: { passwordChange } })],
  ['a passkey', passkey, name, passwordChange => ({ answer: { person: { passwordChange } } })],
  [
    'the session status',
    fetchSessionStatus,
    {},
    passwordChange => ({ kind: 'authenticated', passwordChange }),
  ],
]
const lenient: [call: string, ask: Ask, status: number, rest: object, at: (reason: string) => object][] = [
  ['a password before a factor', password, 202, {}, passwordChange => ({ passwordChange })],
  ['a passkey before a factor', passkey, 202, name, passwordChange => ({ answer: { passwordChange } })],
  ['a code', code, 200, {}, passwordChange => ({ kind: 'done', passwordChange })],
]

const REASONS = ['expired', 'temporary', 'policy']
const OTHERS = ['Expired', 'stolen', '', true, 7, {}, ['expired']]

// (password-change/required)
describe.each(strict)('the answer to %s', (_call, ask, rest, at) => {
  test.each(REASONS)('names the reason %s', async passwordChange => {
    await serve(() => ({ body: { ...rest, passwordChange } }))
    await expect(ask()).resolves.toMatchObject(at(passwordChange))
  })

  test.each(OTHERS)('fails for the unknown reason %j, and names the field', async passwordChange => {
    await serve(() => ({ body: { ...rest, passwordChange } }))
    const error = await ask().catch((thrown: unknown) => thrown)
    expect(failureOf(error)).toEqual({ kind: 'unreadable', status: 200 })
    expect((error as ServiceError).field).toBe('passwordChange')
  })

  test('requires no new password with null', async () => {
    await serve(() => ({ body: { ...rest, passwordChange: null } }))
    expect(JSON.stringify(await ask())).not.toMatch(/expired|temporary|policy/)
  })
})

describe.each(lenient)('the answer to %s', (_call, ask, status, rest, at) => {
  test.each(REASONS)('names the reason %s', async passwordChange => {
    await serve(() => ({ status, body: { ...rest, passwordChange } }))
    await expect(ask()).resolves.toMatchObject(at(passwordChange))
  })

  test.each([...OTHERS, null])('is valid with %j, which counts as absent', async passwordChange => {
    await serve(() => ({ status, body: { ...rest, passwordChange } }))
    expect(JSON.stringify(await ask())).not.toContain('passwordChange')
  })
})

/** The answers of calls that may name the user, by body, without the name. */
const naming: [call: string, ask: Ask, status: number, rest: object, named: object][] = [
  ['a password', password, 200, {}, { kind: 'signedIn', person: {} }],
  ['a password before a factor', password, 202, {}, { kind: 'secondFactorDue' }],
  ['the session status', fetchSessionStatus, 200, {}, { kind: 'authenticated' }],
  ['a step', fetchSessionStatus, 202, { mfa: [{ type: 'x' }] }, { kind: 'factorDue', step: { type: 'x' } }],
]

// (one-sign-in/server-name, calls/acting)
describe.each(naming)('the username in the answer to %s', (_call, ask, status, rest, named) => {
  test.each<[rule: string, userName: unknown, read: object]>([
    ['is returned', 'jane@harbor.example', { userName: 'jane@harbor.example' }],
    ['is cleaned', ' ja\u202ene\u0007 ', { userName: 'jane' }],
    ['is cut to 256 characters', 'x'.repeat(300), { userName: 'x'.repeat(256) }],
    ['is absent if it is empty', '', {}],
    ['is absent if it has only control characters', '\u0000 \u200b', {}],
    ['is absent if it is null', null, {}],
    ['is absent if it is a number', 7, {}],
    ['is absent if it is a list', ['jane'], {}],
  ])('%s', (rule, userName, read) =>
    expectAnswer(ask)(rule, { status, body: { ...rest, userName } }, { ...named, ...read }),
  )
})

const DISABLED = { kind: 'accountDisabled' }
// (sign-in/account-disabled)
describe.each<[call: string, ask: Ask, disabled: object, refused: object]>([
  ['a password', password, DISABLED, { kind: 'refused' }],
  [
    'a passkey',
    passkey,
    { kind: 'refused', answer: DISABLED },
    { kind: 'refused', answer: { kind: 'refused' } },
  ],
])('a rejection of %s', (_call, ask, disabled, refused) => {
  test.each<AnswerRow>([
    ['403 with the code', { status: 403, body: { code: 'accountDisabled' } }, disabled],
    [
      '403 with the code and a message',
      { status: 403, body: { code: 'accountDisabled', message: 'No.' } },
      disabled,
    ],
    ['401 with the code', { status: 401, body: { code: 'accountDisabled' } }, refused],
    ['403 with another code', { status: 403, body: { code: 'AccountDisabled' } }, refused],
    ['403 with the code as a string', { status: 403, body: 'accountDisabled' }, refused],
    ['403 with a list', { status: 403, body: [{ code: 'accountDisabled' }] }, refused],
    ['403 with a page', { status: 403, body: '<p>{"code":"accountDisabled"}</p>' }, 'page'],
  ])('%s', expectAnswer(ask))
})

// (factors/step-message)
test.each([
  ['a text', 'Enter the next code.', 'Enter the next code.'],
  ['a text with spaces around it', ' Enter the next code.\n', 'Enter the next code.'],
  ['300 characters', 'x'.repeat(300), 'x'.repeat(300)],
  ['301 characters', 'x'.repeat(301), undefined],
  ['HTML', '<b>Enter the next code.</b>', undefined],
  ['an empty text', ' ', undefined],
  ['a number', 7, undefined],
  ['null', null, undefined],
])('the message of a step: %s', async (_rule, message, read) => {
  const step = { type: 'totp', action: 'code', message }
  await serve(() => ({ status: 202, body: { mfa: [step] } }))
  const status = (await fetchSessionStatus()) as { step: { message?: unknown } }
  expect(status.step.message ?? undefined).toBe(read)
  await serve(() => ({ body: { mfa: [step] } }))
  const answer = (await proveFactor({ kind: 'totp', code: '123456' })) as { step: { message?: unknown } }
  expect(answer.step.message ?? undefined).toBe(read)
})

const sms = { type: 'sms', timeout: 300 }
const ends = { at: untilIn(300), totalMs: 300_000 }
const factorDue = { kind: 'factorDue', step: sms, ends }
const authenticated = { kind: 'authenticated' }
const due = (...mfa: unknown[]): ServedAnswer => ({ status: 202, body: { mfa } })
const device = { type: 'deviceComplianceV2', timeout: null, action: 'code', isMfaStepConfigured: true }

// `serversWord.test.ts` has the rejections.
test.each<AnswerRow>([
  ['a 200 means signed in', { body: { userId: 'u' } }, authenticated],
  ['a 200 without a body means signed in', {}, authenticated],
  ['a 200 with a word means signed in', { body: 'OK' }, authenticated],
  ['a 200 with a name as its body names no user', { body: '"grace"' }, authenticated],
  ['a 200 with a list names no user', { body: ['grace'] }, authenticated],
  ['a 200 with a factor is still a 200', { body: { mfa: [sms] } }, authenticated],
  ['a 202 has a list of steps', due(sms), factorDue],
  ['only the first step counts', due(sms, { type: 'symantecVip' }), factorDue],
  ['a step after the first one may be invalid', due(sms, 'x'), factorDue],
  ['an empty list is valid', due(), { kind: 'factorDue', step: undefined }],
  [
    'a step may have more fields',
    due({ ...device, loginMarker: 'm', x: 1 }),
    { kind: 'factorDue', step: { ...device, loginMarker: 'm' } },
  ],
  ['a 200 with an HTML page', { body: '<!doctype html><title>Wi-Fi</title>' }, 'unreadable'],
  ['a 200 with broken JSON', { body: '{"a":' }, 'unreadable'],
  ['a 200 with null', { body: null }, 'unreadable'],
  ['a 202 without a list', { status: 202, body: {} }, 'unreadable'],
  ['a 202 with null for the list', { status: 202, body: { mfa: null } }, 'unreadable'],
  ['a 202 with an object for the list', { status: 202, body: { mfa: {} } }, 'unreadable'],
  ['a 202 with null for a step', due(null), 'unreadable'],
  ['a 202 with an empty step', due({}), 'unreadable'],
  ['a 202 with a step without a type', due({ timeout: 3 }), 'unreadable'],
  ['a 202 with a text for a time', due({ type: 'sms', timeout: '3' }), 'unreadable'],
  ['a 204', { status: 204 }, 'unreadable'],
])('%s', expectAnswer(fetchSessionStatus))

// (waits/facts)
test.each<[rule: string, timeout: object, seconds: number | undefined]>([
  ['one second', { timeout: 1 }, 1],
  ['the longest time that counts', { timeout: 86_400 }, 86_400],
  ['a time that is too long', { timeout: 86_401 }, undefined],
  ['less than a second', { timeout: 0.5 }, undefined],
  ['none', { timeout: 0 }, undefined],
  ['a step without a time', {}, undefined],
  ['a step with a null time', { timeout: null }, undefined],
])('the end of a request: %s', async (_rule, timeout, seconds) => {
  await serve(() => due({ type: 'signinVerification', ...timeout }))
  const status = await fetchSessionStatus()
  const end = seconds === undefined ? undefined : { at: untilIn(seconds), totalMs: seconds * 1000 }
  expect(status.kind === 'factorDue' && status.ends).toEqual(end)
})

test('a sign-out is given up after 5 s', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setInterval', 'Date', 'performance'] })
  let arrived: () => void
  const arrival = new Promise<void>(resolve => (arrived = resolve))
  await serve(() => (arrived(), undefined))
  const call = failing(signOut())
  await arrival
  jest.advanceTimersByTime(5000)
  await expect(call).resolves.toEqual({ kind: 'unreachable' })
  jest.useRealTimers()
})
