import {
  fetchSessionStatus,
  type SessionStatus,
  signOut,
} from 'src/services/api/session/sessionStatusService'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'
import { untilIn } from 'test/support/untilIn'

const sms = { type: 'sms', timeout: 300 }
const ends = { at: untilIn(300), totalMs: 300_000 }
const factorDue = { kind: 'factorDue', step: sms, ends } as const
const authenticated = { kind: 'authenticated' } as const
const due = (...mfa: unknown[]): ServedAnswer => ({ status: 202, body: { mfa } })
const device = { type: 'deviceComplianceV2', timeout: null, action: 'code', isMfaStepConfigured: true }
const denied = (text?: string): SessionStatus => ({ kind: 'denied', text })

test.each<[rule: string, answer: ServedAnswer, status: SessionStatus]>([
  ['a 200 means signed in', { body: { userId: 'u' } }, authenticated],
  ['a 200 without a body means signed in', {}, authenticated],
  ['a 200 with a word means signed in', { body: 'OK' }, authenticated],
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
  ['a 400 is a rejection', { status: 400, body: 'Denied.' }, denied('Denied.')],
  ['a 400 may have a message', { status: 400, body: { message: 'Denied.' } }, denied('Denied.')],
  ['a 400 may have no text', { status: 400 }, denied()],
  ['a 401 means signed out', { status: 401, body: 'x' }, { kind: 'unauthenticated' }],
])('%s', async (_rule, answer, status) => {
  await serve(() => answer)
  expect(await fetchSessionStatus()).toEqual(status)
})

test.each<[rule: string, answer: ServedAnswer, kind: string]>([
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
  ['a 400 with an HTML page', { status: 400, body: '<h1>400</h1>' }, 'page'],
  ['a 401 with an HTML page', { status: 401, body: '<h1>401</h1>' }, 'page'],
  ['a 403', { status: 403 }, 'refused'],
  ['a 429', { status: 429 }, 'limited'],
  ['a 500', { status: 500, body: {} }, 'refused'],
  ['a 503 without a time', { status: 503 }, 'refused'],
])('%s is a failure', async (_rule, answer, kind) => {
  await serve(() => answer)
  expect(await failing(fetchSessionStatus())).toEqual({ kind, status: answer.status ?? 200 })
})

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

// (sign-in/sign-out-done)
test('a sign-out is confirmed by a 401, which means that there is no session', async () => {
  await serve(() => ({ status: 401, body: { message: 'No session.' } }))
  await expect(signOut()).resolves.toBeUndefined()
})

test.each([403, 500])('a sign-out is not confirmed by %d', async status => {
  await serve(() => ({ status }))
  await expect(failing(signOut())).resolves.toEqual({ kind: 'refused', status })
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
