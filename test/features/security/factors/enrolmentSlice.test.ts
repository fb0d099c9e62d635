import { accountEvents } from 'src/features/account/accountEvents'
import {
  enrolmentActions,
  enrolmentSlice,
  type EnrolmentState,
} from 'src/features/security/factors/enrolmentSlice'

const problem = { code: 'invalidCode' } as const
const CLOSED: EnrolmentState = { step: 'closed' }
const OPEN: EnrolmentState = { step: 'open' }
const BEGINNING: EnrolmentState = { step: 'beginning' }
const CONFIRMING: EnrolmentState = { step: 'confirming' }
const { setUpPressed } = accountEvents
const { arrived, offered, begun, notBegun, held, codeEntered, refused, edited, kept, over, cancelled } =
  enrolmentActions

type Event = Parameters<typeof enrolmentSlice.reducer>[1]

const table: [rule: string, before: EnrolmentState | undefined, event: Event, after: EnrolmentState][] = [
  ['no set-up is offered at first', undefined, { type: '@@init' }, { step: 'off' }],
  ['a company with authenticator apps offers the set-up', { step: 'off' }, offered(), CLOSED],
  ['a press changes nothing without an offer', { step: 'off' }, setUpPressed(), { step: 'off' }],
  ['a press starts the set-up', { step: 'closed', end: 'kept' }, setUpPressed(), BEGINNING],
  ['a second press changes nothing', OPEN, setUpPressed(), OPEN],
  ['a started set-up shows the key', BEGINNING, begun(), OPEN],
  [
    'a set-up that fails to start shows the problem',
    BEGINNING,
    notBegun(problem),
    { step: 'closed', problem },
  ],
  ['a set-up that needs a proof first is closed', BEGINNING, held(), CLOSED],
  ['a submitted code is checked', OPEN, codeEntered('012345'), CONFIRMING],
  ['a second code is ignored while one is checked', CONFIRMING, codeEntered('543210'), CONFIRMING],
  ['a wrong code shows the problem', CONFIRMING, refused(problem), { step: 'open', problem }],
  ['an edit clears the problem', { step: 'open', problem }, edited(), OPEN],
  ['a correct code completes the set-up', CONFIRMING, kept(), { step: 'closed', end: 'kept' }],
  ['a set-up that the server no longer knows ends', CONFIRMING, over(), { step: 'closed', end: 'over' }],
  ['the user can cancel the set-up', OPEN, cancelled(), CLOSED],
  ['the set-up cannot be cancelled while a code is checked', CONFIRMING, cancelled(), CONFIRMING],
  [
    'pressing another button clears the notice of the last set-up',
    { step: 'closed', end: 'kept' },
    accountEvents.actPressed({ kind: 'newCodes' }),
    CLOSED,
  ],
  [
    'pressing another button keeps an open set-up',
    OPEN,
    accountEvents.actPressed({ kind: 'newCodes' }),
    OPEN,
  ],
  ['a page that is shown again starts afresh', OPEN, arrived(), { step: 'off' }],
]

// (security-page/set-up)
test.each(table)('%s', (_rule, before, event, after) => {
  expect(enrolmentSlice.reducer(before, event)).toEqual(after)
})
