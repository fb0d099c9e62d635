import { operations } from 'foyer-contract/document/operations'
import { SERVICE_CALLS } from 'foyer-contract/test/journeys/all'
import { fetchSessionStatus, signOut } from 'src/services/api/session/sessionStatusService'
import { failureOf } from 'src/services/http/serviceError'
import { serve, type ServedAnswer } from 'test/support/server'

/** The calls that change something and whose success needs no body, except for the sign-out below. */
const CALLS = operations.flatMap(({ id, method, responses }) =>
  '204' in responses && method !== 'get' && id !== 'signOut'
    ? (SERVICE_CALLS[id] ?? []).slice(0, 1).map(call => [id, call] as const)
    : [],
)

const json = { 'Content-Type': 'application/json' }
const html = { 'Content-Type': 'text/html; charset=utf-8' }

const proofs: [what: string, answer: ServedAnswer][] = [
  ['204', { status: 204 }],
  ['200 without a body', {}],
  ['202 without a body', { status: 202 }],
  ['blanks', { body: ' \n' }],
  ['no body with the type of a page', { headers: html }],
  ['an object', { body: {} }],
  ['a list of numbers', { body: [1, 2] }],
  ['a JSON string', { headers: json, body: '"x"' }],
  ['null', { body: null }],
  ['false', { body: false }],
  ['JSON with the type of a text', { body: '{"fine":true}' }],
  ['JSON after a byte order mark', { headers: json, body: '\ufeff{}' }],
]

const noProofs: [what: string, answer: ServedAnswer][] = [
  ['a page', { headers: html, body: '<!doctype html><title>Wi-Fi</title>' }],
  ['a page with the type of JSON', { headers: json, body: '<html></html>' }],
  ['a page after spaces', { body: ' \n\t<p>Sign in to the network</p>' }],
  ['a page after a byte order mark', { body: '\ufeff<p>Hello</p>' }],
  ['words with the type of a page', { headers: html, body: 'Please sign in' }],
  ['JSON with the type of a page', { headers: { 'Content-Type': 'TEXT/HTML' }, body: '{}' }],
  ['broken JSON', { headers: json, body: '{"mfa":[{"type":"sms' }],
  ['a bare word', { body: 'OK' }],
]

type Call = (origin: string) => Promise<unknown>
const UNREADABLE = { kind: 'unreadable', status: 200 }

/** Returns the result or the failure of the call for each answer, by its name. */
async function outcomes(make: Call, answers: typeof proofs): Promise<[string, unknown][]> {
  let answer: ServedAnswer = {}
  const { origin, requests } = await serve(() => answer)
  const all: [string, unknown][] = []
  for (const [what, served] of answers) {
    answer = served
    all.push([what, await make(origin).catch(failureOf)])
  }
  expect(requests).toHaveLength(answers.length)
  return all
}

const each = (answers: typeof proofs, outcome: unknown) => answers.map(([what]) => [what, outcome])

test.each(CALLS)('%s is confirmed by a body of the server itself, and by no page', async (_id, make) => {
  const confirmed = await outcomes(make, proofs)
  expect(confirmed).toEqual(each(proofs, confirmed[0]?.[1]))
  expect(await outcomes(make, noProofs)).toEqual(each(noProofs, UNREADABLE))
})

const isPage = ([what]: (typeof proofs)[number]): boolean => /page/.test(what)

// (sign-in/sign-out-done)
test('a sign-out is confirmed by any answer but a page', async () => {
  const confirmed = [...proofs, ...noProofs.filter(answer => !isPage(answer))]
  expect(await outcomes(() => signOut(), confirmed)).toEqual(each(confirmed, undefined))
  const pages = noProofs.filter(isPage)
  expect(await outcomes(() => signOut(), pages)).toEqual(each(pages, UNREADABLE))
})

test('a session status is not confirmed by a page or broken JSON', async () => {
  const answers = noProofs.filter(([what]) => what !== 'a bare word')
  expect(await outcomes(fetchSessionStatus, answers)).toEqual(each(answers, UNREADABLE))
})
