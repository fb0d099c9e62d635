import { fetchConnectedApps, fetchDevices } from 'src/services/api/account/connectedService'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

const D = { id: 'a', deviceName: 'D' }
const whole = { location: 'Lisbon', timeStamp: 1767225600000, isLocal: true }
const read = { location: 'Lisbon', seenMs: 1767225600000, nearby: true }

test.each<[rule: string, record: object, device: object]>([
  [
    'all fields',
    { ...D, uaFamily: 'windows', ip: '192.0.2.1', remoteWipeStatus: 'pending', ...whole },
    { id: 'a', family: 'windows', remoteWipe: 'pending', ...read },
  ],
  ['a number for its id', { ...D, id: 7 }, { id: '7' }],
  ['no wipe', { ...D, remoteWipeStatus: 'none' }, {}],
  ['no wipe, in capitals', { ...D, remoteWipeStatus: 'None' }, {}],
  ['a running wipe in any spelling', { ...D, remoteWipeStatus: 'IN_PROGRESS' }, { remoteWipe: 'inProgress' }],
  ['a wipe with an unknown status', { ...D, remoteWipeStatus: 'qxz' }, {}],
  ['a time in ISO 8601', { ...D, timeStamp: '2026-01-02T03:04:05Z' }, { seenMs: 1767323045000 }],
  ['no time', { ...D, timeStamp: 'yesterday' }, {}],
  ['an unknown device family', { ...D, uaFamily: 'amiga' }, {}],
  [
    'fields of the wrong type, which count as missing',
    { ...D, location: 3, isLocal: 'yes', timeStamp: {} },
    {},
  ],
])('a device is read with %s', async (_rule, record, device) => {
  await serve(() => ({ body: [record] }))
  const list = [{ id: 'a', name: 'D', nearby: false, ...device }]
  expect(await fetchDevices()).toEqual({ kind: 'list', list })
})

test('an app is read', async () => {
  await serve(() => ({ body: [{ id: 'a', appName: 'Mail', ...whole }] }))
  expect(await fetchConnectedApps()).toEqual({ kind: 'list', list: [{ id: 'a', name: 'Mail', ...read }] })
})

test.each<[rule: string, record: unknown]>([
  ['no name', { id: 'a' }],
  ['no id', { deviceName: 'D' }],
  ['no object', 'D'],
])('a device with %s is skipped among others, and a list of only such items fails', async (_rule, record) => {
  await serve(() => ({ body: [record, { id: 'b', deviceName: 'E' }] }))
  expect(await fetchDevices()).toEqual({ kind: 'list', list: [{ id: 'b', name: 'E', nearby: false }] })
  await serve(() => ({ body: [record, null] }))
  for (const fetchList of [fetchDevices, fetchConnectedApps])
    expect(await failing(fetchList())).toMatchObject({ kind: 'unreadable' })
})

test.each([
  ['devices', fetchDevices],
  ['apps', fetchConnectedApps],
])('an empty list of %s is valid', async (_what, fetchList) => {
  await serve(() => ({ body: [] }))
  expect(await fetchList()).toEqual({ kind: 'list', list: [] })
})
