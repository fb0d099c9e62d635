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
  ['no act is running at first', undefined, { type: '@@init' }, {}],
  ['a running act records its object', {}, actPressed(phone), doing],
  [
    'an act of another kind can run at the same time',
    doing,
    actPressed(create),
    { ...doing, createPasskey: { step: 'doing' } },
  ],
  ['a second act of the same kind is ignored', doing, actPressed(laptop), doing],
  ['a completed act is recorded', doing, done(phone), { endTrust: { step: 'done', id: 'phone' } }],
  [
    'an act that the server rejects is recorded',
    doing,
    refused(phone),
    { endTrust: { step: 'refused', id: 'phone' } },
  ],
  [
    'a failed act shows the problem',
    doing,
    failed({ act: phone, problem }),
    { endTrust: { step: 'failed', id: 'phone', problem } },
  ],
  [
    'another try clears the problem',
    { endTrust: { step: 'failed', id: 'phone', problem } },
    actPressed(phone),
    doing,
  ],
  ['an act that is cleared leaves no state behind', doing, cleared('endTrust'), {}],
  ['a page that is shown again starts afresh', doing, arrived(), {}],
]

// (security-page/acts)
test.each(table)('%s', (_rule, before, event, after) => {
  expect(ownActSlice.reducer(before, event)).toEqual(after)
})
