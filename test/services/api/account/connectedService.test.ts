import { type Connected, fetchConnectedApps, fetchDevices } from 'src/services/api/account/connectedService'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'

const devices: [rule: string, record: unknown, device: Connected][] = [
  [
    'all fields',
    {
      id: 'a',
      deviceName: 'Desk',
      uaFamily: 'windows',
      location: 'Lisbon',
      ip: '192.0.2.1',
      timeStamp: 1767225600000,
      remoteWipeStatus: 'pending',
      isLocal: true,
    },
    {
      id: 'a',
      name: 'Desk',
      family: 'windows',
      location: 'Lisbon',
      seenMs: 1767225600000,
      remoteWipe: 'pending',
      nearby: true,
    },
  ],
  ['the least', { id: 7, deviceName: '' }, { id: '7', name: '', nearby: false }],
  ['no wipe', { id: 'a', deviceName: 'D', remoteWipeStatus: 'none' }, { id: 'a', name: 'D', nearby: false }],
  [
    'no wipe, in capitals',
    { id: 'a', deviceName: 'D', remoteWipeStatus: 'None' },
    { id: 'a', name: 'D', nearby: false },
  ],
  [
    'a running wipe in any spelling',
    { id: 'a', deviceName: 'D', remoteWipeStatus: 'IN_PROGRESS' },
    { id: 'a', name: 'D', remoteWipe: 'inProgress', nearby: false },
  ],
  [
    'a wipe with an unknown status',
    { id: 'a', deviceName: 'D', remoteWipeStatus: 'qxz' },
    { id: 'a', name: 'D', nearby: false },
  ],
  [
    'a time in ISO 8601',
    { id: 'a', deviceName: 'D', timeStamp: '2026-01-02T03:04:05Z' },
    { id: 'a', name: 'D', seenMs: 1767323045000, nearby: false },
  ],
  ['no time', { id: 'a', deviceName: 'D', timeStamp: 'yesterday' }, { id: 'a', name: 'D', nearby: false }],
  [
    'an unknown device family',
    { id: 'a', deviceName: 'D', uaFamily: 'amiga' },
    { id: 'a', name: 'D', nearby: false },
  ],
  [
    'fields of the wrong type count as missing',
    { id: 'a', deviceName: 'D', location: 3, isLocal: 'yes', timeStamp: {} },
    { id: 'a', name: 'D', nearby: false },
  ],
]
test.each(devices)('a device is read with %s', async (_rule, record, device) => {
  const { requests } = await serve(() => ({ body: [record] }))
  expect(await fetchDevices()).toEqual({ kind: 'list', list: [device] })
  expect(requests).toMatchObject([{ method: 'GET', path: '/api/online/v1/sessions/devices' }])
})

const unreadable: [rule: string, record: unknown][] = [
  ['no name', { id: 'a' }],
  ['no id', { deviceName: 'D' }],
  ['no object', 'D'],
]
test.each(unreadable)('a device with %s is skipped among others', async (_rule, record) => {
  await serve(() => ({ body: [record, { id: 'b', deviceName: 'E' }] }))
  expect(await fetchDevices()).toEqual({ kind: 'list', list: [{ id: 'b', name: 'E', nearby: false }] })
})

test('an app', async () => {
  const { requests } = await serve(() => ({
    body: [{ id: 'a', appName: 'Mail', location: 'Osaka', timeStamp: 1767225600000, isLocal: true }],
  }))
  expect(await fetchConnectedApps()).toEqual({
    kind: 'list',
    list: [{ id: 'a', name: 'Mail', location: 'Osaka', seenMs: 1767225600000, nearby: true }],
  })
  expect(requests).toMatchObject([{ method: 'GET', path: '/api/online/v1/sessions/app-specific' }])
})

describe.each([
  ['devices', fetchDevices],
  ['apps', fetchConnectedApps],
])('%s', (_what, fetchList) => {
  test('an empty list is valid', async () => {
    await serve(() => ({ body: [] }))
    expect(await fetchList()).toEqual({ kind: 'list', list: [] })
  })

  test.each(unreadable)('a list of only unreadable items is not an empty list: %s', async (_rule, record) => {
    await serve(() => ({ body: [record, null] }))
    expect(await failing(fetchList())).toMatchObject({ kind: 'unreadable' })
  })

  test.each<ServedAnswer>([{ body: {} }, { body: null }, {}, { body: '<p>[]</p>' }, { body: '[{' }])(
    '%j is not a list',
    async answer => {
      await serve(() => answer)
      expect(await failing(fetchList())).toMatchObject({ kind: 'unreadable' })
    },
  )
})
