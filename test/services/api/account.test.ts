import { fetchConnectedApps, fetchDevices } from 'src/services/api/account/connectedService'
import {
  fetchAuthenticators,
  fetchOwnPassword,
  fetchRecoveryCodes,
  fetchTrustedDevices,
} from 'src/services/api/account/securityService'
import { fetchOnboardingStatus, fetchUserSettings } from 'src/services/api/onboarding/onboardingService'
import {
  fetchInstaller,
  fetchRandomPhotos,
  setPhoto,
} from 'src/services/api/onboarding/onboardingUserService'
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

const unreadable = { kind: 'unreadable', status: 200 }

test.each<[rule: string, body: object, read: object]>([
  ['both', { onboardingStatus: 'Required', onboardingVersion: 1 }, { status: 'Required', version: 1 }],
  ['a missing version counts as 2', { onboardingStatus: 'Required' }, { status: 'Required', version: 2 }],
  ['so does null', { onboardingStatus: 'None', onboardingVersion: null }, { status: 'None', version: 2 }],
  ['an unknown status is unchanged', { onboardingStatus: 'Dancing' }, { status: 'Dancing', version: 2 }],
])('the onboarding status: %s', async (_rule, body, read) => {
  await serve(() => ({ body }))
  expect(await fetchOnboardingStatus()).toEqual(read)
})

test.each<object>([{}, { onboardingStatus: null }, { onboardingStatus: 'None', onboardingVersion: '2' }])(
  'the onboarding status is unreadable if the body is %j',
  async body => {
    await serve(() => ({ body }))
    expect(await failing(fetchOnboardingStatus())).toEqual(unreadable)
  },
)

describe('the onboarding settings of a user', () => {
  const app = { name: 'Harbor', platform: 'ios', url: 'https://get.example/ios' }
  const whole = {
    privateEmail: 'ada@home.example',
    dataTags: ['news'],
    photo: 'https://img.example/p.png',
    companyLogoUrl: 'https://img.example/l.png',
    activationCode: 'H-1',
    apps: [app],
    phoneNumber: '+15550101067',
  }

  test.each<[rule: string, body: object, read: object]>([
    ['may have every field', whole, whole],
    ['may have none', {}, {}],
    [
      'have only checked apps',
      { apps: [app, { ...app, url: 'javascript:alert(1)' }, 'no app'] },
      { apps: [app] },
    ],
    ['have only a checked logo', { companyLogoUrl: 'data:image/svg+xml,x' }, {}],
  ])('%s', async (_rule, body, read) => {
    await serve(() => ({ body }))
    expect(await fetchUserSettings()).toEqual(read)
  })

  test('are unreadable with a number for an address', async () => {
    await serve(() => ({ body: { companyLogoUrl: 7 } }))
    expect(await failing(fetchUserSettings())).toEqual(unreadable)
  })
})

test('random photos are requested by count; one with an untrusted address is left out', async () => {
  const url = 'https://photos.example/1.jpg'
  const { requests } = await serve(() => ({
    body: [
      { id: 'p-1', url },
      { id: 'p-2', url: 'data:image/png;base64,x' },
    ],
  }))
  expect(await fetchRandomPhotos(6)).toEqual([{ id: 'p-1', address: url }])
  expect(requests[0]?.query).toEqual({ $top: '6' })
})

test.each(['[{"id":"p-1"}]', '["https://photos.example/1.jpg"]'])(
  'random photos are unreadable if the body is %j',
  async body => {
    await serve(() => ({ body }))
    expect(await failing(fetchRandomPhotos(1))).toEqual(unreadable)
  },
)

test('the user’s photo is sent unchanged', async () => {
  const { requests } = await serve(() => ({ status: 204 }))
  await setPhoto('data:image/png;base64,iVBORw0KGgo=')
  expect(requests[0]?.json).toEqual({ photo: 'data:image/png;base64,iVBORw0KGgo=' })
})

describe('the installer', () => {
  const [url, fileName, version] = ['https://get.example/setup.msi', 'setup.msi', '5.2.0']

  test.each([
    ['all fields', { url, fileName, version }, { address: url, fileName, version }],
    ['only the address', { url, fileName: null }, { address: url }],
    ['nothing', {}, {}],
    ['an untrusted address', { url: 'javascript:alert(1)', version }, { version }],
    ['an address with a user', { url: 'https://u:p@get.example/' }, {}],
    ['an address without a host', { url: '/setup.msi' }, {}],
  ])('is read with %s', async (_rule, body, installer) => {
    const { requests } = await serve(() => ({ body }))
    expect(await fetchInstaller()).toEqual(installer)
    expect(requests[0]?.query).toEqual({ mode: 'onboarding' })
  })

  test.each<object>([{ url: 7 }, { url, version: 5 }])('is unreadable if the body is %j', async body => {
    await serve(() => ({ body }))
    expect(await failing(fetchInstaller())).toEqual(unreadable)
  })
})
