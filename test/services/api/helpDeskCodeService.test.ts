import { createHelpDeskCode, fetchHelpDeskCode } from 'src/services/api/helpDeskCodeService'
import { failureOf } from 'src/services/http/serviceError'
import { serve } from 'test/support/server'

const CODE = { code: '048213', expiresIn: 600 }

// (support/desk-facts)
test('the request contains the page’s facts', async () => {
  const { requests } = await serve(() => ({ body: CODE }))
  const facts = { step: '/verification', claimedName: 'grace' } as const
  expect(await createHelpDeskCode(facts)).toEqual({ kind: 'code', code: '048213', lifeMs: 600_000 })
  expect(requests[0]?.json).toEqual(facts)
})

test.each([
  ['seven digits', { ...CODE, code: '0482131' }],
  ['letters', { ...CODE, code: 'secret' }],
  ['a number', { ...CODE, code: 48213 }],
  ['no end', { code: '048213' }],
  ['an end in the past', { ...CODE, expiresIn: 0 }],
  ['a day', { ...CODE, expiresIn: 86_400 }],
  ['no code', { code: null, seen: false }],
])('an answer with %s is unreadable', async (_rule, body) => {
  await serve(() => ({ body }))
  const failure: unknown = await createHelpDeskCode({ step: '/' }).catch(failureOf)
  expect(failure).toMatchObject({ kind: 'unreadable' })
})

// (support/desk-seen)
test.each<[rule: string, body: object, answer: object]>([
  ['a code', CODE, { kind: 'code', code: '048213', lifeMs: 600_000 }],
  [
    'when the desk has seen the code',
    { code: null, seen: true, seenAt: 1767225600000 },
    { kind: 'seen', atMs: 1767225600000 },
  ],
  ['that the desk has seen the code', { seen: true }, { kind: 'seen' }],
  ['an invalid time', { seen: true, seenAt: 'noon' }, { kind: 'seen' }],
  ['that there is no code', { code: null, seen: false }, { kind: 'none' }],
  ['nothing', {}, { kind: 'none' }],
])('the server can report %s', async (_rule, body, answer) => {
  await serve(() => ({ body }))
  expect(await fetchHelpDeskCode()).toEqual(answer)
})

test.each([
  ['an incomplete code', { code: '048213' }],
  ['a list', []],
  ['a string for a boolean', { seen: 'yes' }],
])('%s is unreadable', async (_rule, body) => {
  await serve(() => ({ body }))
  const failure: unknown = await fetchHelpDeskCode().catch(failureOf)
  expect(failure).toMatchObject({ kind: 'unreadable' })
})
