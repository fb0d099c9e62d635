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
    'the screen requests both lists again',
    full,
    asked({ nowMs: 2000 }),
    { devices: loading, apps: loading, nowMs: 2000 },
  ],
  [
    'loaded devices do not change the apps',
    full,
    answered({ region: 'devices', list: [laptop] }),
    { ...full, devices: { state: 'listed', list: [laptop] } },
  ],
  [
    'loaded apps do not change the devices',
    full,
    answered({ region: 'apps', list: [] }),
    { ...full, apps: { state: 'listed', list: [] } },
  ],
  [
    'devices that fail to load do not change the apps',
    { ...full, devices: loading, apps: loading },
    failed({ region: 'devices', problem }),
    { ...full, apps: loading },
  ],
  [
    'apps that fail to load do not change the devices',
    { ...full, devices: loading, apps: loading },
    failed({ region: 'apps', problem }),
    { ...full, devices: loading },
  ],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(connectedSlice.reducer(before, event)).toStrictEqual(after)
})

test('a list that fails to load passes its problem on to a support ticket', () => {
  expect(failed({ region: 'apps', problem })).toEqual({
    type: 'connected/failed',
    payload: { region: 'apps', problem },
    meta: { problem },
  })
})

test('the selector returns both lists', () => {
  expect(selectConnected({ connected: full })).toBe(full)
})
