import { answerPhoneRequest, openPhoneRequest } from 'src/services/api/phoneSignIn/phoneRequestService'
import { failureOf } from 'src/services/http/serviceError'
import { serve } from 'test/support/server'

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
