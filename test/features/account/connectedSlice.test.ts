import {
  connectedActions,
  connectedSlice,
  type ConnectedState,
  selectConnected,
} from 'src/features/account/connectedSlice'

const problem = { code: 'serverLater', status: 500 } as const
const laptop = { id: '1', name: 'Laptop', nearby: true }
const loading = { state: 'loading' } as const
const begun: ConnectedState = { devices: loading, apps: loading, nowMs: 0 }
const full: ConnectedState = {
  devices: { state: 'failed', problem },
  apps: { state: 'failed', problem },
  nowMs: 1000,
}
const { listsRequested: asked, answered, failed } = connectedActions

type Event = Parameters<typeof connectedSlice.reducer>[1]

const table: [rule: string, before: ConnectedState | undefined, event: Event, after: ConnectedState][] = [
  ['both lists load at first', undefined, { type: '@@init' }, begun],
  [
    'the screen asks for both lists anew',
    full,
    asked({ nowMs: 2000 }),
    { devices: loading, apps: loading, nowMs: 2000 },
  ],
  [
    'the devices are listed, and the apps stay',
    full,
    answered({ region: 'devices', list: [laptop] }),
    { ...full, devices: { state: 'listed', list: [laptop] } },
  ],
  [
    'the apps are listed, and the devices stay',
    full,
    answered({ region: 'apps', list: [] }),
    { ...full, apps: { state: 'listed', list: [] } },
  ],
  [
    'the devices fail, and the apps stay',
    { ...full, devices: loading, apps: loading },
    failed({ region: 'devices', problem }),
    { ...full, apps: loading },
  ],
  [
    'the apps fail, and the devices stay',
    { ...full, devices: loading, apps: loading },
    failed({ region: 'apps', problem }),
    { ...full, devices: loading },
  ],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(connectedSlice.reducer(before, event)).toStrictEqual(after)
})

test('a list that fails carries its problem for a ticket', () => {
  expect(failed({ region: 'apps', problem })).toEqual({
    type: 'connected/failed',
    payload: { region: 'apps', problem },
    meta: { problem },
  })
})

test('a selector gives both lists', () => {
  expect(selectConnected({ connected: full })).toBe(full)
})
