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
  ['nothing is offered at first', undefined, { type: '@@init' }, { step: 'off' }],
  ['a company that has it offers it', { step: 'off' }, offered(), CLOSED],
  ['a press that nobody was offered does nothing', { step: 'off' }, setUpPressed(), { step: 'off' }],
  ['a press begins it', { step: 'closed', end: 'kept' }, setUpPressed(), BEGINNING],
  ['a second press does nothing', OPEN, setUpPressed(), OPEN],
  ['the key is on the page', BEGINNING, begun(), OPEN],
  ['a failure says why nothing has begun', BEGINNING, notBegun(problem), { step: 'closed', problem }],
  ['a proof is due first', BEGINNING, held(), CLOSED],
  ['a code is being checked', OPEN, codeEntered('012345'), CONFIRMING],
  ['a second code meanwhile is not', CONFIRMING, codeEntered('543210'), CONFIRMING],
  ['a wrong code says so', CONFIRMING, refused(problem), { step: 'open', problem }],
  ['the next key takes that away', { step: 'open', problem }, edited(), OPEN],
  ['the app is kept', CONFIRMING, kept(), { step: 'closed', end: 'kept' }],
  ['the server knows of no set-up', CONFIRMING, over(), { step: 'closed', end: 'over' }],
  ['the person gives it up', OPEN, cancelled(), CLOSED],
  ['not while a code is being checked', CONFIRMING, cancelled(), CONFIRMING],
  [
    'another press ends what is told of it',
    { step: 'closed', end: 'kept' },
    accountEvents.actPressed({ kind: 'newCodes' }),
    CLOSED,
  ],
  ['another press leaves a set-up as it is', OPEN, accountEvents.actPressed({ kind: 'newCodes' }), OPEN],
  ['a page that is shown again begins anew', OPEN, arrived(), { step: 'off' }],
]

// (security-page/set-up)
test.each(table)('%s', (_rule, before, event, after) => {
  expect(enrolmentSlice.reducer(before, event)).toEqual(after)
})
