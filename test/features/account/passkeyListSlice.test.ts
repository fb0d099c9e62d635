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
  ['the list is empty until the screen requests it', undefined, { type: '@@init' }, off],
  ['the screen requests the list again', removing, asked(), loading],
  [
    'a loaded list has no passkey that is being removed',
    loading,
    answered({ rpId: 'harbor.example', list: [phone] }),
    { state: 'listed', rpId: 'harbor.example', list: [phone], removed: 0 },
  ],
  [
    'a list that loads again starts a new count',
    removing,
    answered({ rpId: undefined, list: [] }),
    { state: 'listed', rpId: undefined, list: [], removed: 0 },
  ],
  ['a list that fails to load shows the problem', loading, failed(problem), failedList],
  [
    'pressing Remove starts the removal of a passkey',
    listed,
    removePressed('b'),
    { ...listed, removing: 'b' },
  ],
  [
    'another try clears the last problem',
    { ...listed, problem },
    removePressed('a'),
    { ...listed, removing: 'a' },
  ],
  [
    'a removed passkey leaves the list and is counted',
    removing,
    removed(),
    { ...listed, list: [key], removed: 3 },
  ],
  [
    'a passkey that could not be removed shows the problem',
    { ...listed, removing: 'a' },
    notRemoved(problem),
    { ...listed, problem },
  ],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(passkeyListSlice.reducer(before, event)).toStrictEqual(after)
})

test.each<[rule: string, before: PasskeyListState, event: Event]>([
  ['a second passkey cannot be removed until the first is gone', removing, removePressed('b')],
  ['no passkey can be removed before the list has loaded', loading, removePressed('a')],
  ['a late answer does not replace a list that is loading', loading, removed()],
  ['a late rejection does not replace a list that is loading', loading, notRemoved({ code: 'offline' })],
])('%s', (_rule, before, event) => {
  expect(passkeyListSlice.reducer(before, event)).toBe(before)
})

test.each([
  ['a list that fails to load', failed(problem)],
  ['a passkey that could not be removed', notRemoved(problem)],
])('%s passes its problem on to a support ticket', (_rule, { meta }) => {
  expect(meta).toEqual({ problem })
})

test('the selector returns the list', () => {
  expect(selectPasskeyList({ passkeyList: listed })).toBe(listed)
})
