import { Action } from 'history'
import {
  installerActions,
  installerSlice,
  type InstallerState,
  selectInstaller,
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
  ['the screen asks anew', failed, asked(), loading],
  [
    'the installer is offered with its name and version',
    loading,
    answered({ address, fileName: 'setup.exe', version: '2.1' }),
    offered,
  ],
  ['the address alone is enough', failed, answered({ address }), { step: 'offered', address }],
  [
    'an answer without an address offers no download',
    offered,
    answered({ fileName: 'setup.exe', version: '2.1' }),
    { step: 'offered', fileName: 'setup.exe', version: '2.1' },
  ],
  ['an answer that fails says why', offered, installerActions.failed(problem), failed],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(installerSlice.reducer(before, event)).toStrictEqual(after)
})

test('a person who goes on leaves the installer on its screen', () => {
  expect(installerSlice.reducer(offered, wentOn())).toBe(offered)
})

test('an answer that fails carries its problem for a ticket', () => {
  expect(installerActions.failed(problem).meta).toEqual({ problem })
})

test('a selector gives the installer', () => {
  expect(selectInstaller({ installer: offered })).toBe(offered)
})

test.each<[rule: string, entry: unknown, action: Action, notSetUp: boolean]>([
  ['a device that is still not set up comes back with a note', { notSetUp: true }, Action.Replace, true],
  ['a note of something else says nothing of the device', { lostStep: true }, Action.Replace, false],
  ['a visit without a note says nothing of the device', undefined, Action.Push, false],
  ['an empty note says nothing of the device', null, Action.Push, false],
  ['a text is not a note', 'notSetUp', Action.Push, false],
  ['a refresh does not repeat the note', { notSetUp: true }, Action.Pop, false],
])('%s', (_rule, state, action, notSetUp) => {
  const { location } = movedTo('/signin/installer-error', state).payload
  expect(selectNotSetUp({ router: { location, action } })).toBe(notSetUp)
})
