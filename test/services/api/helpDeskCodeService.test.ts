import { createHelpDeskCode, fetchHelpDeskCode } from 'src/services/api/helpDeskCodeService'
import { failureOf } from 'src/services/http/serviceError'
import { serve } from 'test/support/server'

const CODE = { code: '048213', expiresIn: 600 }

// (support/desk-facts, calls/acting)
test('the facts of the page go along, and the person for whom it acts', async () => {
  const { requests } = await serve(() => ({ body: CODE }))
  const facts = { step: '/verification', claimedName: 'grace' } as const
  expect(await createHelpDeskCode(facts, { userName: 'grace' })).toEqual({
    kind: 'code',
    code: '048213',
    lifeMs: 600_000,
  })
  expect(requests[0]).toMatchObject({ method: 'POST', path: '/api/online/v1/support/code' })
  expect(requests[0]?.json).toEqual({ ...facts, userName: 'grace' })
})

test.each([
  ['seven digits', { ...CODE, code: '0482131' }],
  ['letters', { ...CODE, code: 'secret' }],
  ['a number', { ...CODE, code: 48213 }],
  ['no end', { code: '048213' }],
  ['an end that has been', { ...CODE, expiresIn: 0 }],
  ['a day', { ...CODE, expiresIn: 86_400 }],
  ['no code', { code: null, seen: false }],
])('an answer with %s is none', async (_rule, body) => {
  await serve(() => ({ body }))
  const failure: unknown = await createHelpDeskCode({ step: '/' }).catch(failureOf)
  expect(failure).toMatchObject({ kind: 'unreadable' })
})

// (support/desk-seen)
test.each<[rule: string, body: object, answer: object]>([
  ['a code', CODE, { kind: 'code', code: '048213', lifeMs: 600_000 }],
  [
    'when it was seen',
    { code: null, seen: true, seenAt: 1767225600000 },
    { kind: 'seen', atMs: 1767225600000 },
  ],
  ['that it was seen', { seen: true }, { kind: 'seen' }],
  ['a time that is none', { seen: true, seenAt: 'noon' }, { kind: 'seen' }],
  ['that there is none', { code: null, seen: false }, { kind: 'none' }],
  ['nothing', {}, { kind: 'none' }],
])('the server says %s', async (_rule, body, answer) => {
  await serve(() => ({ body }))
  expect(await fetchHelpDeskCode()).toEqual(answer)
})

test.each([
  ['half a code', { code: '048213' }],
  ['a list', []],
  ['a word for a truth', { seen: 'yes' }],
])('%s cannot be read', async (_rule, body) => {
  await serve(() => ({ body }))
  const failure: unknown = await fetchHelpDeskCode().catch(failureOf)
  expect(failure).toMatchObject({ kind: 'unreadable' })
})
