import { chooseFactor } from 'src/services/api/alternativesService'
import { fetchSessionStatus } from 'src/services/api/session/sessionStatusService'
import { failing } from 'test/support/failing'
import { type ServedAnswer, serve } from 'test/support/server'

const step = { type: 'totp', action: 'code' }

// (alternatives/choice, alternatives/answer)
test.each<[rule: string, answer: ServedAnswer]>([
  ['only the first step counts', { body: { mfa: [step, { type: 'sms' }] } }],
  ['a step after the first one may be unreadable', { body: { mfa: [step, 7] } }],
  ['any success status is accepted', { status: 202, body: { mfa: [step] } }],
])('a choice sends its type and returns its step: %s', async (_rule, answer) => {
  const { requests } = await serve(() => answer)
  expect(await chooseFactor('totp')).toEqual(step)
  expect(requests[0]?.json).toEqual({ type: 'totp' })
})

const refused = { kind: 'refused', status: 400, text: 'Not this one.' }

// (alternatives/answer, alternatives/rejected, alternatives/failed)
test.each<[rule: string, answer: ServedAnswer, failure?: object]>([
  ['no body', { status: 204 }],
  ['an object without steps', { body: {} }],
  ['a success in words', { body: { success: true, userId: 'u-7' } }],
  ['an empty list', { body: { mfa: [] } }],
  ['a first step without a type', { body: { mfa: [{}] } }],
  ['steps in place of a list', { body: { mfa: step } }],
  ['a rejection', { status: 400, body: { message: 'Not this one.' } }, refused],
  ['a limit', { status: 429, headers: { 'Retry-After': '56' } }, { kind: 'limited', status: 429 }],
  ['a redirect of a proxy', { status: 403, body: '<html></html>' }, { kind: 'page', status: 403 }],
  ['a failing server', { status: 503 }, { kind: 'refused', status: 503 }],
])('%s never signs in', async (_rule, answer, failure = { kind: 'unreadable' }) => {
  await serve(() => answer)
  expect(await failing(chooseFactor('totp'))).toMatchObject(failure)
})

const many = Array.from({ length: 30 }, (_, at) => `t${at}`)

// (alternatives/step)
test.each<[rule: string, given: unknown, read: string[] | undefined]>([
  ['types keep their order', ['totp', 'email'], ['totp', 'email']],
  ['an unknown type is kept; the page leaves it out', ['fido9'], ['fido9']],
  ['a repeated type is kept once', ['totp', 'totp', 'email'], ['totp', 'email']],
  ['an item of another type is left out', ['totp', 7, null, {}], ['totp']],
  ['twenty count', many, many.slice(0, 20)],
  ['a string in place of a list', 'totp', undefined],
  ['an object in place of a list', { 0: 'totp' }, undefined],
  ['null in place of a list', null, undefined],
])('the alternatives of a step: %s', async (_rule, given, read) => {
  await serve(() => ({ status: 202, body: { mfa: [{ type: 'passkey', alternatives: given }] } }))
  const status = await fetchSessionStatus()
  expect(status.kind === 'factorDue' && status.step).toMatchObject({ type: 'passkey' })
  expect((status.kind === 'factorDue' && status.step?.alternatives) ?? undefined).toEqual(read)
})
