import { fetchConnectedApps, fetchDevices } from 'src/services/api/account/connectedService'
import {
  fetchAuthenticators,
  fetchOwnPassword,
  fetchRecoveryCodes,
  fetchTrustedDevices,
} from 'src/services/api/account/securityService'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'

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

const AT = Date.UTC(2026, 0, 1)
const APP = { id: 'a', name: 'App' }

const asked = async <T>(call: () => Promise<T>, body: unknown): Promise<T> => {
  await serve((): ServedAnswer => ({ body }))
  return call()
}

// (security-page/password, security-page/authenticators, security-page/trusted)
test.each<[rule: string, call: () => Promise<unknown>, body: unknown, facts: unknown]>([
  ['a number', fetchOwnPassword, { changedAt: AT }, { changedMs: AT }],
  ['ISO 8601', fetchOwnPassword, { changedAt: '2026-01-01T00:00:00Z' }, { changedMs: AT }],
  ['no time', fetchOwnPassword, { changedAt: null }, {}],
  ['an invalid time', fetchOwnPassword, { changedAt: 'soon' }, {}],
  ['no apps', fetchAuthenticators, [], []],
  [
    'an app among unreadable items',
    fetchAuthenticators,
    [{ id: 1 }, { id: 7, name: 'VIP Access', addedAt: 'soon', lastUsedAt: AT }, 'x'],
    [{ id: '7', name: 'VIP Access', usedMs: AT, removable: false }],
  ],
  [
    'an unused app',
    fetchAuthenticators,
    [{ ...APP, lastUsedAt: null }],
    [{ ...APP, usedMs: null, removable: false }],
  ],
  [
    'an app that can be removed',
    fetchAuthenticators,
    [{ ...APP, removable: true }],
    [{ ...APP, removable: true }],
  ],
  ['no codes before there is an app', fetchRecoveryCodes, { left: null }, { kind: 'later' }],
  [
    'codes with their time',
    fetchRecoveryCodes,
    { left: 3, madeAt: AT },
    { kind: 'codes', left: 3, madeMs: AT },
  ],
  [
    'a device of an unknown family',
    fetchTrustedDevices,
    [{ id: 't', deviceName: 'Fridge', uaFamily: 'fridge', location: '', trustedUntil: AT }],
    [{ id: 't', name: 'Fridge', untilMs: AT, nearby: false }],
  ],
])('%s', async (_rule, call, body, facts) => {
  expect(await asked(call, body)).toEqual({ kind: 'told', facts })
})

// (security-page/regions)
test.each<[rule: string, call: () => Promise<unknown>, body: unknown]>([
  ['a list of only unreadable apps', fetchAuthenticators, [{ name: 1 }]],
  ['devices that are not a list', fetchTrustedDevices, { devices: [] }],
  ['a negative count of codes', fetchRecoveryCodes, { left: -1 }],
  ['a password that is a list', fetchOwnPassword, []],
])('%s are reported as a fault, not as an empty list', async (_rule, call, body) => {
  await expect(asked(call, body)).rejects.toMatchObject({ failure: { kind: 'unreadable' } })
})
