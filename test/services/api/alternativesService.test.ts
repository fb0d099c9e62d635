import { chooseFactor } from 'src/services/api/alternativesService'
import { fetchSessionStatus } from 'src/services/api/session/sessionStatusService'
import { failureOf } from 'src/services/http/serviceError'
import { type ServedAnswer, serve } from 'test/support/server'

// (alternatives/choice)
test('a choice sends its type for the user of the page', async () => {
  const { requests } = await serve(() => ({ body: { mfa: [{ type: 'email', timeout: 300 }] } }))
  await chooseFactor('email', { userName: 'ada' })
  await chooseFactor('email')
  expect(requests).toHaveLength(2)
  expect(requests[0]).toMatchObject({ method: 'POST', path: '/api/auth/v2/factor' })
  expect(requests.map(({ json }) => json)).toEqual([{ type: 'email', userName: 'ada' }, { type: 'email' }])
})

const unreadable = { kind: 'unreadable' }
const step = { type: 'totp', action: 'code' }

// (alternatives/answer)
test.each<[rule: string, answer: ServedAnswer, step: object]>([
  ['only the first step counts', { body: { mfa: [step, { type: 'sms' }] } }, step],
  ['a step after the first one may be unreadable', { body: { mfa: [step, 7] } }, step],
  ['any success status is accepted', { status: 202, body: { mfa: [step] } }, step],
])('%s', async (_rule, answer, expected) => {
  await serve(() => answer)
  expect(await chooseFactor('totp')).toEqual(expected)
})

// (alternatives/answer, alternatives/rejected, alternatives/failed)
test.each<[rule: string, answer: ServedAnswer, failure: object]>([
  ['no body', { status: 204 }, unreadable],
  ['an empty body', {}, unreadable],
  ['an object without steps', { body: {} }, unreadable],
  ['a success in words', { body: { success: true, userId: 'u-7' } }, unreadable],
  ['an empty list', { body: { mfa: [] } }, unreadable],
  ['a first step without a type', { body: { mfa: [{}] } }, unreadable],
  ['steps in place of a list', { body: { mfa: step } }, unreadable],
  ['null', { body: null }, unreadable],
  ['a list', { body: [step] }, unreadable],
  ['HTML', { body: '<!doctype html><title>Hello</title>' }, unreadable],
  ['broken JSON', { body: '{"mfa": [' }, unreadable],
  [
    'a rejection',
    { status: 400, body: { message: 'Not this one.' } },
    { kind: 'refused', status: 400, text: 'Not this one.' },
  ],
  ['a limit', { status: 429, headers: { 'Retry-After': '56' } }, { kind: 'limited', status: 429 }],
  ['a redirect of a proxy', { status: 403, body: '<html></html>' }, { kind: 'page', status: 403 }],
  ['a failing server', { status: 503 }, { kind: 'refused', status: 503 }],
])('%s never signs in', async (_rule, answer, failure) => {
  await serve(() => answer)
  const error: unknown = await chooseFactor('totp').catch((thrown: unknown) => thrown)
  expect(failureOf(error)).toMatchObject(failure)
})

// (alternatives/step)
test.each<[rule: string, given: unknown, read: string[] | undefined]>([
  ['types keep their order', ['totp', 'email'], ['totp', 'email']],
  ['an unknown type is kept; the page leaves it out', ['fido9'], ['fido9']],
  ['a repeated type is kept once', ['totp', 'totp', 'email'], ['totp', 'email']],
  ['an item of another type is left out', ['totp', 7, null, {}], ['totp']],
  [
    'twenty count',
    Array.from({ length: 30 }, (_, at) => `t${at}`),
    Array.from({ length: 20 }, (_, at) => `t${at}`),
  ],
  ['a string in place of a list', 'totp', undefined],
  ['an object in place of a list', { 0: 'totp' }, undefined],
  ['null in place of a list', null, undefined],
])('the alternatives of a step: %s', async (_rule, given, read) => {
  await serve(() => ({ status: 202, body: { mfa: [{ type: 'passkey', alternatives: given }] } }))
  const status = await fetchSessionStatus()
  expect(status.kind === 'factorDue' && status.step).toMatchObject({ type: 'passkey' })
  expect((status.kind === 'factorDue' && status.step?.alternatives) ?? undefined).toEqual(read)
})
