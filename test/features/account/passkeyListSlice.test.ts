import {
  passkeyListActions,
  passkeyListSlice,
  type PasskeyListState,
  selectPasskeyList,
} from 'src/features/account/passkeyListSlice'

const problem = { code: 'serverLater', status: 500 } as const
const phone = { id: 'a', name: 'Phone', usedMs: 1000 }
const key = { id: 'b', name: 'Key' }
const off: PasskeyListState = { state: 'off' }
const loading: PasskeyListState = { state: 'loading' }
const failedList: PasskeyListState = { state: 'failed', problem }
const listed: PasskeyListState = { state: 'listed', rpId: 'harbor.example', list: [phone, key], removed: 2 }
const removing: PasskeyListState = { ...listed, removing: 'a', problem }
const {
  listRequested: asked,
  answered,
  failed,
  removePressed: removePressed,
  removed,
  notRemoved,
} = passkeyListActions

type Event = Parameters<typeof passkeyListSlice.reducer>[1]

const table: [rule: string, before: PasskeyListState | undefined, event: Event, after: PasskeyListState][] = [
  ['a company has no passkeys until it is asked', undefined, { type: '@@init' }, off],
  ['the screen asks for the list anew', removing, asked(), loading],
  [
    'the list comes, and none of it is removed',
    loading,
    answered({ rpId: 'harbor.example', list: [phone] }),
    { state: 'listed', rpId: 'harbor.example', list: [phone], removed: 0 },
  ],
  [
    'a list that comes again counts from the start',
    removing,
    answered({ rpId: undefined, list: [] }),
    { state: 'listed', rpId: undefined, list: [], removed: 0 },
  ],
  ['a list that fails says why', loading, failed(problem), failedList],
  ['the person removes a passkey', listed, removePressed('b'), { ...listed, removing: 'b' }],
  [
    'another try forgets the last problem',
    { ...listed, problem },
    removePressed('a'),
    { ...listed, removing: 'a' },
  ],
  ['a passkey is gone, and counted', removing, removed(), { ...listed, list: [key], removed: 3 }],
  [
    'a passkey that stays says why',
    { ...listed, removing: 'a' },
    notRemoved(problem),
    { ...listed, problem },
  ],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(passkeyListSlice.reducer(before, event)).toStrictEqual(after)
})

test.each<[rule: string, before: PasskeyListState, event: Event]>([
  ['a second passkey waits until the first is gone', removing, removePressed('b')],
  ['no passkey is removed before the list is there', loading, removePressed('a')],
  ['a late answer does not replace a list that loads', loading, removed()],
  ['a late refusal does not replace a list that loads', loading, notRemoved({ code: 'offline' })],
])('%s', (_rule, before, event) => {
  expect(passkeyListSlice.reducer(before, event)).toBe(before)
})

test.each([
  ['a list that fails', failed(problem)],
  ['a passkey that stays', notRemoved(problem)],
])('%s carries its problem for a ticket', (_rule, { meta }) => {
  expect(meta).toEqual({ problem })
})

test('a selector gives the list', () => {
  expect(selectPasskeyList({ passkeyList: listed })).toBe(listed)
})
