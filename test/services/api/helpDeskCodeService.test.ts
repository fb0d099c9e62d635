import { createHelpDeskCode, fetchHelpDeskCode } from 'src/services/api/helpDeskCodeService'
import { type BodyRow, expectBody } from 'test/support/expectAnswer'
import { serve } from 'test/support/server'

const CODE = { code: '048213', expiresIn: 600 }

// (support/desk-facts)
test('the request contains the page’s facts', async () => {
  const { requests } = await serve(() => ({ body: CODE }))
  const facts = { step: '/verification', claimedName: 'grace' } as const
  expect(await createHelpDeskCode(facts)).toEqual({ kind: 'code', code: '048213', lifeMs: 600_000 })
  expect(requests[0]?.json).toEqual(facts)
})

test.each<BodyRow>([
  ['seven digits', { ...CODE, code: '0482131' }, 'unreadable'],
  ['letters', { ...CODE, code: 'secret' }, 'unreadable'],
  ['a number', { ...CODE, code: 48213 }, 'unreadable'],
  ['no end', { code: '048213' }, 'unreadable'],
  ['an end in the past', { ...CODE, expiresIn: 0 }, 'unreadable'],
  ['a day', { ...CODE, expiresIn: 86_400 }, 'unreadable'],
  ['no code', { code: null, seen: false }, 'unreadable'],
])(
  'a new code for the help desk with %s',
  expectBody(() => createHelpDeskCode({ step: '/' })),
)

// (support/desk-seen)
test.each<BodyRow>([
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
  ['an incomplete code', { code: '048213' }, 'unreadable'],
  ['a list', [], 'unreadable'],
  ['a string for a boolean', { seen: 'yes' }, 'unreadable'],
])('the server can report %s', expectBody(fetchHelpDeskCode))
