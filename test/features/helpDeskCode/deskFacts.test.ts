import { deskFacts } from 'src/features/helpDeskCode/deskFacts'
import type { DeskFacts } from 'src/services/api/helpDeskCodeService'

type Known = Parameters<typeof deskFacts>[0]
const door: Known = { route: '/', entry: undefined, name: '', problem: undefined }
const page: Known = { ...door, route: '/help/support-form' }

const table: [rule: string, known: Known, facts: DeskFacts][] = [
  ['the step that is shown', { ...door, route: '/verification' }, { step: '/verification' }],
  [
    'on a phone the step before the page',
    { ...page, entry: { helpFor: '/phone-auth' } },
    { step: '/phone-auth' },
  ],
  ['a page that was opened by its address', page, { step: '/help/support-form' }],
  ['an entry of another hand', { ...page, entry: { helpFor: '/<b>' } }, { step: '/help/support-form' }],
  ['an entry that is null', { ...page, entry: null }, { step: '/help/support-form' }],
  ['the name that was typed', { ...door, name: 'grace' }, { step: '/', claimedName: 'grace' }],
  [
    'the last error, by its name alone',
    {
      ...door,
      problem: { code: 'serverText', text: 'Said to Grace.', status: 409, requestId: 'a b\u202e1' },
    },
    { step: '/', failure: { problem: 'serverText', status: 409, requestId: 'ab1' } },
  ],
  [
    'an error without an answer',
    { ...door, problem: { code: 'offline' } },
    { step: '/', failure: { problem: 'offline' } },
  ],
]

// (support/desk-facts)
test.each(table)('the desk is told %s', (_rule, known, facts) => {
  expect(deskFacts(known)).toEqual(facts)
})
