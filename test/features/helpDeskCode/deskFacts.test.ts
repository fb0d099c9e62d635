import { deskFacts } from 'src/features/helpDeskCode/deskFacts'
import type { DeskFacts } from 'src/services/api/helpDeskCodeService'

type Known = Parameters<typeof deskFacts>[0]
const door: Known = { route: '/', entry: undefined, name: '', problem: undefined }
const page: Known = { ...door, route: '/help/support-form' }

const table: [rule: string, known: Known, facts: DeskFacts][] = [
  ['the step on the screen', { ...door, route: '/verification' }, { step: '/verification' }],
  [
    'the step before the help page on a phone',
    { ...page, entry: { helpFor: '/phone-auth' } },
    { step: '/phone-auth' },
  ],
  ['the help page if it was opened by its address', page, { step: '/help/support-form' }],
  [
    'no step from a history entry that the app did not write',
    { ...page, entry: { helpFor: '/<b>' } },
    { step: '/help/support-form' },
  ],
  ['no step from an empty history entry', { ...page, entry: null }, { step: '/help/support-form' }],
  ['the name that the user typed', { ...door, name: 'grace' }, { step: '/', claimedName: 'grace' }],
  [
    'only the code of the last error',
    {
      ...door,
      problem: { code: 'serverText', text: 'Said to Grace.', status: 409, requestId: 'a b\u202e1' },
    },
    { step: '/', failure: { problem: 'serverText', status: 409, requestId: 'ab1' } },
  ],
  [
    'an error that had no response',
    { ...door, problem: { code: 'offline' } },
    { step: '/', failure: { problem: 'offline' } },
  ],
]

// (support/desk-facts)
test.each(table)('the help desk receives %s', (_rule, known, facts) => {
  expect(deskFacts(known)).toEqual(facts)
})
