import { Action } from 'history'
import {
  installerActions,
  installerSlice,
  type InstallerState,
  selectNotSetUp,
} from 'src/features/onboarding/installerSlice'
import { movedTo } from 'test/support/appState'

const address = 'https://harbor.example/setup.exe'
const problem = { code: 'offline', requestId: 'abc' } as const
const loading: InstallerState = { step: 'loading' }
const offered: InstallerState = { step: 'offered', address, fileName: 'setup.exe', version: '2.1' }
const failed: InstallerState = { step: 'failed', problem }
const { requested: asked, answered, wentOn } = installerActions

type Event = Parameters<typeof installerSlice.reducer>[1]

const table: [rule: string, before: InstallerState | undefined, event: Event, after: InstallerState][] = [
  ['the installer loads at first', undefined, { type: '@@init' }, loading],
  ['the screen requests the installer again', failed, asked(), loading],
  [
    'the installer is offered with its name and version',
    loading,
    answered({ address, fileName: 'setup.exe', version: '2.1' }),
    offered,
  ],
  [
    'an address without a name or version is enough',
    failed,
    answered({ address }),
    { step: 'offered', address },
  ],
  [
    'an answer without an address offers no download',
    offered,
    answered({ fileName: 'setup.exe', version: '2.1' }),
    { step: 'offered', fileName: 'setup.exe', version: '2.1' },
  ],
  ['an answer that fails shows the problem', offered, installerActions.failed(problem), failed],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(installerSlice.reducer(before, event)).toStrictEqual(after)
})

test('a user who continues leaves the installer state unchanged', () => {
  expect(installerSlice.reducer(offered, wentOn())).toBe(offered)
})

test.each<[rule: string, entry: unknown, action: Action, notSetUp: boolean]>([
  ['a device that is still not set up returns with a note', { notSetUp: true }, Action.Replace, true],
  ['another note does not mean that the device is not set up', { lostStep: true }, Action.Replace, false],
  ['a visit without a note does not mean that the device is not set up', undefined, Action.Push, false],
  ['an empty note does not mean that the device is not set up', null, Action.Push, false],
  ['a string is not a note', 'notSetUp', Action.Push, false],
  ['a refresh does not repeat the note', { notSetUp: true }, Action.Pop, false],
])('%s', (_rule, state, action, notSetUp) => {
  const { location } = movedTo('/signin/installer-error', state).payload
  expect(selectNotSetUp({ router: { location, action } })).toBe(notSetUp)
})
