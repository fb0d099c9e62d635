import { accountEvents } from 'src/features/account/accountEvents'
import { ownActActions, ownActSlice, type OwnActState } from 'src/features/security/ownActSlice'

const problem = { code: 'serverTryLater', status: 500 } as const
const phone = { kind: 'endTrust', id: 'phone' } as const
const laptop = { kind: 'endTrust', id: 'laptop' } as const
const create = { kind: 'createPasskey' } as const
const doing: OwnActState = { endTrust: { step: 'doing', id: 'phone' } }
const { actPressed } = accountEvents
const { arrived, done, refused, failed, cleared } = ownActActions

type Event = Parameters<typeof ownActSlice.reducer>[1]

const table: [rule: string, before: OwnActState | undefined, event: Event, after: OwnActState][] = [
  ['nothing is under way at first', undefined, { type: '@@init' }, {}],
  ['an act is under way, and says what it is about', {}, actPressed(phone), doing],
  [
    'an act of another kind goes beside it',
    doing,
    actPressed(create),
    { ...doing, createPasskey: { step: 'doing' } },
  ],
  ['a second one of the kind waits', doing, actPressed(laptop), doing],
  ['an act is done', doing, done(phone), { endTrust: { step: 'done', id: 'phone' } }],
  ['the server keeps what there is', doing, refused(phone), { endTrust: { step: 'refused', id: 'phone' } }],
  [
    'an act says why it failed',
    doing,
    failed({ act: phone, problem }),
    { endTrust: { step: 'failed', id: 'phone', problem } },
  ],
  [
    'another try forgets that',
    { endTrust: { step: 'failed', id: 'phone', problem } },
    actPressed(phone),
    doing,
  ],
  ['what is refused for now leaves nothing', doing, cleared('endTrust'), {}],
  ['a page that is shown again begins anew', doing, arrived(), {}],
]

// (security-page/acts)
test.each(table)('%s', (_rule, before, event, after) => {
  expect(ownActSlice.reducer(before, event)).toEqual(after)
})
