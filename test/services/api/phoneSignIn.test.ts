import { beginPhoneSignIn, pollPhoneSignIn } from 'src/services/api/phoneSignIn/phoneSignInService'
import { failureOf } from 'src/services/http/serviceError'
import { answerPhoneRequest, openPhoneRequest } from 'src/services/api/phoneSignIn/phoneRequestService'
import { SPELLINGS } from 'test/support/nameSpellings'
import { serve } from 'test/support/server'

const BEGUN = {
  deviceCode: '9f86d081884c7d659a2feaa0',
  userCode: 'WDJBMJHT',
  verificationUri: 'https://harbor.example/signin/phone',
  expiresIn: 300,
  interval: 5,
}

// (phone/begin)
test('a sign-in that waits for a phone has its codes, its end and its interval', async () => {
  await serve(() => ({ body: BEGUN }))
  expect(await beginPhoneSignIn()).toEqual({
    deviceCode: BEGUN.deviceCode,
    userCode: 'WDJBMJHT',
    address: BEGUN.verificationUri,
    lifeMs: 300_000,
    pauseMs: 5000,
  })
})

test.each([
  ['no address', { ...BEGUN, verificationUri: '/signin/phone' }],
  ['an address that is a script', { ...BEGUN, verificationUri: 'javascript:alert(1)' }],
  ['a device code that can be guessed', { ...BEGUN, deviceCode: '1234' }],
  ['a code with words', { ...BEGUN, userCode: 'open sesame' }],
  ['no pace', { ...BEGUN, interval: 0 }],
  ['a day', { ...BEGUN, expiresIn: 86_400 }],
])('an answer with %s is unreadable', async (_rule, body) => {
  await serve(() => ({ body }))
  expect(await beginPhoneSignIn().catch(failureOf)).toMatchObject({ kind: 'unreadable' })
})

// (phone/poll)
test.each<[rule: string, status: number, body: object, answer: object]>([
  ['that no phone has opened the request', 202, { state: 'waiting' }, { kind: 'waiting' }],
  ['the number to compare', 202, { state: 'comparing', number: '47' }, { kind: 'comparing', number: '47' }],
  ['a slower pace', 202, { state: 'slowDown', interval: 10 }, { kind: 'slowDown', pauseMs: 10_000 }],
  ['that polling must slow down, without an interval', 202, { state: 'slowDown' }, { kind: 'slowDown' }],
  ['that the request was denied', 400, { code: 'phoneSignInDenied' }, { kind: 'denied' }],
  ['that the request is over', 400, { code: 'phoneSignInExpired' }, { kind: 'expired' }],
])('the server can report %s', async (_rule, status, body, answer) => {
  await serve(() => ({ status, body }))
  expect(await pollPhoneSignIn('device', undefined)).toEqual(answer)
})

test('an approval names the user, as the answer to a password does', async () => {
  const { requests } = await serve(() => ({ body: { userName: 'grace', passwordExpiresIn: 42 } }))
  const answer = await pollPhoneSignIn('device', { name: 'Room 4', id: 'd-1' })
  expect(answer).toMatchObject({ kind: 'signedIn', username: 'grace', person: { passwordExpiresIn: 42 } })
  expect(requests[0]?.json).toEqual({ deviceCode: 'device' })
  expect(requests[0]?.headers['x-device-id']).toBe('d-1')
})

// (forms/names-cleaned)
test.each(SPELLINGS)('the username of an approval is cleaned: %s', async (_what, userName, clean) => {
  await serve(() => ({ body: { userName } }))
  expect(await pollPhoneSignIn('device', undefined)).toMatchObject({ username: clean })
})

test.each<[rule: string, status: number, body: object]>([
  ['an approval without a user', 200, { userId: 'u-17' }],
  ['no state', 202, {}],
  ['a number of three digits', 202, { state: 'comparing', number: '047' }],
  ['a number that is not digits', 202, { state: 'comparing' }],
])('%s is unreadable', async (_rule, status, body) => {
  await serve(() => ({ status, body }))
  expect(await pollPhoneSignIn('device', undefined).catch(failureOf)).toMatchObject({ kind: 'unreadable' })
})

test.each([[{}], [{ code: 'other' }], [{ message: 'Bad request' }]])(
  'a 400 with %j does not end the request',
  async body => {
    await serve(() => ({ status: 400, body }))
    expect(await pollPhoneSignIn('device', undefined).catch(failureOf)).toMatchObject({ kind: 'refused' })
  },
)

// (password-change/required)
test.each(['expired', 'temporary', 'policy'])(
  'a phone’s answer names the reason %s',
  async passwordChange => {
    await serve(() => ({ body: { userName: 'jane', passwordChange } }))
    expect(await pollPhoneSignIn(BEGUN.deviceCode, undefined)).toMatchObject({ person: { passwordChange } })
  },
)

test.each(['stolen', true])('a phone’s answer fails for the unknown reason %j', async passwordChange => {
  await serve(() => ({ body: { userName: 'jane', passwordChange } }))
  const error = await pollPhoneSignIn(BEGUN.deviceCode, undefined).catch((thrown: unknown) => thrown)
  expect(failureOf(error)).toEqual({ kind: 'unreadable', status: 200 })
})

const UNKNOWN = { code: 'phoneRequestUnknown' }
const ASKED = { requestedAt: 1767225600000, place: ' Lisbon ', device: 'Chrome on Windows', expiresIn: 240 }

// (phone/open)
test('the request shows what the server knows about the computer', async () => {
  const { requests } = await serve(() => ({ body: ASKED }))
  expect(await openPhoneRequest('wdjb-mjht')).toEqual({
    kind: 'asked',
    requestedAtMs: 1767225600000,
    place: 'Lisbon',
    device: 'Chrome on Windows',
    lifeMs: 240_000,
  })
  expect(requests[0]?.json).toEqual({ userCode: 'wdjb-mjht' })
})

test('a place of two lines is ignored', async () => {
  await serve(() => ({ body: { expiresIn: 240, place: 'Lis\nbon', device: '', requestedAt: 'noon' } }))
  expect(await openPhoneRequest('WDJBMJHT')).toEqual({ kind: 'asked', lifeMs: 240_000 })
})

test('a code that no computer shows is an answer, but a bare 404 is a failure', async () => {
  const said: { body?: object } = { body: UNKNOWN }
  await serve(() => ({ status: 404, ...said }))
  expect(await openPhoneRequest('WDJBMJHT')).toEqual({ kind: 'unknown' })
  delete said.body
  expect(await openPhoneRequest('WDJBMJHT').catch(failureOf)).toMatchObject({ kind: 'refused' })
})

// (phone/answer)
test.each<[rule: string, verdict: Parameters<typeof answerPhoneRequest>[1]]>([
  ['approval sends the number', { approve: true, number: '47' }],
  ['answer that denies sends no number', { approve: false }],
])('an %s', async (_rule, verdict) => {
  const { requests } = await serve(() => ({}))
  expect(await answerPhoneRequest('WDJBMJHT', verdict)).toEqual({ kind: 'done' })
  expect(requests[0]?.json).toEqual({ userCode: 'WDJBMJHT', ...verdict })
})

test.each<[status: number, body: object, answer: object]>([
  [400, { code: 'phoneNumberWrong' }, { kind: 'wrongNumber' }],
  [404, UNKNOWN, { kind: 'unknown' }],
  [401, {}, { kind: 'signedOut' }],
])('the rejection of an answer with %d is reported as an outcome', async (status, body, answer) => {
  await serve(() => ({ status, body }))
  expect(await answerPhoneRequest('WDJBMJHT', { approve: true, number: '47' })).toEqual(answer)
})

test('a 400 without its code is a failure', async () => {
  await serve(() => ({ status: 400, body: {} }))
  const failure: unknown = await answerPhoneRequest('WDJBMJHT', { approve: false }).catch(failureOf)
  expect(failure).toMatchObject({ kind: 'refused' })
})
