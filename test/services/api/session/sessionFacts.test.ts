import { signIn } from 'src/services/api/authService'
import { proveFactor } from 'src/services/api/factorService'
import { signInByPasskey } from 'src/services/api/passkeys/passkeyService'
import { fetchSessionStatus } from 'src/services/api/session/sessionStatusService'
import { failureOf, type ServiceError } from 'src/services/http/serviceError'
import { serve } from 'test/support/server'

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
  ])('%s', async (_rule, userName, read) => {
    await serve(() => ({ status, body: { ...rest, userName } }))
    expect(await ask()).toEqual({ ...named, ...read })
  })
})

test.each([[['grace']], ['"grace"']])('a session status of %j names no user', async body => {
  await serve(() => ({ body }))
  expect(await fetchSessionStatus()).toEqual({ kind: 'authenticated' })
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
  test.each([
    ['403 with the code', 403, { code: 'accountDisabled' }, disabled],
    ['403 with the code and a message', 403, { code: 'accountDisabled', message: 'No.' }, disabled],
    ['401 with the code', 401, { code: 'accountDisabled' }, refused],
    ['403 with another code', 403, { code: 'AccountDisabled' }, refused],
    ['403 with the code as a string', 403, 'accountDisabled', refused],
    ['403 with a list', 403, [{ code: 'accountDisabled' }], refused],
  ])('%s', async (_rule, status, body, outcome) => {
    await serve(() => ({ status, body }))
    await expect(ask()).resolves.toEqual(outcome)
  })

  test('an HTML page with the code is not a code', async () => {
    await serve(() => ({ status: 403, body: '<p>{"code":"accountDisabled"}</p>' }))
    expect(failureOf(await ask().catch((thrown: unknown) => thrown))).toEqual({ kind: 'page', status: 403 })
  })
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
