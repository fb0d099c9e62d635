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
import { type BodyRow, expectBody } from 'test/support/expectAnswer'
import { serve } from 'test/support/server'

const D = { id: 'a', deviceName: 'D' }
const whole = { location: 'Lisbon', timeStamp: 1767225600000, isLocal: true }
const read = { location: 'Lisbon', seenMs: 1767225600000, nearby: true }
const told = (facts: unknown) => ({ kind: 'told', facts })
const device = (facts: object) => told([{ id: 'a', name: 'D', nearby: false, ...facts }])

test.each<BodyRow>([
  [
    'all fields',
    [{ ...D, uaFamily: 'windows', ip: '192.0.2.1', remoteWipeStatus: 'pending', ...whole }],
    device({ family: 'windows', remoteWipe: 'pending', ...read }),
  ],
  ['a number for its id', [{ ...D, id: 7 }], device({ id: '7' })],
  ['no wipe', [{ ...D, remoteWipeStatus: 'none' }], device({})],
  ['no wipe, in capitals', [{ ...D, remoteWipeStatus: 'None' }], device({})],
  [
    'a running wipe in any spelling',
    [{ ...D, remoteWipeStatus: 'IN_PROGRESS' }],
    device({ remoteWipe: 'inProgress' }),
  ],
  ['a wipe with an unknown status', [{ ...D, remoteWipeStatus: 'qxz' }], device({})],
  ['a time in ISO 8601', [{ ...D, timeStamp: '2026-01-02T03:04:05Z' }], device({ seenMs: 1767323045000 })],
  ['no time', [{ ...D, timeStamp: 'yesterday' }], device({})],
  ['an unknown device family', [{ ...D, uaFamily: 'amiga' }], device({})],
  [
    'fields of the wrong type, which count as missing',
    [{ ...D, location: 3, isLocal: 'yes', timeStamp: {} }],
    device({}),
  ],
  ['an item without a name before it', [{ id: 'a' }, D], device({})],
  ['an item without an id before it', [{ deviceName: 'D' }, D], device({})],
  ['an item that is not an object before it', ['D', D], device({})],
  ['only items that cannot be read', [{ id: 'a' }, null], 'unreadable'],
  ['an empty list', [], told([])],
])('a device is read with %s', expectBody(fetchDevices))

test.each<BodyRow>([
  ['all fields', [{ id: 'a', appName: 'Mail', ...whole }], told([{ id: 'a', name: 'Mail', ...read }])],
  ['only items that cannot be read', [{ deviceName: 'D' }, null], 'unreadable'],
  ['an empty list', [], told([])],
])('an app is read with %s', expectBody(fetchConnectedApps))

const AT = Date.UTC(2026, 0, 1)
const APP = { id: 'a', name: 'App' }

// (security-page/password)
test.each<BodyRow>([
  ['a number', { changedAt: AT }, told({ changedMs: AT })],
  ['ISO 8601', { changedAt: '2026-01-01T00:00:00Z' }, told({ changedMs: AT })],
  ['no time', { changedAt: null }, told({})],
  ['an invalid time', { changedAt: 'soon' }, told({})],
  ['a list', [], 'unreadable'],
])('the time of the password with %s', expectBody(fetchOwnPassword))

// (security-page/authenticators, security-page/regions)
test.each<BodyRow>([
  ['no apps', [], told([])],
  [
    'an app among unreadable items',
    [{ id: 1 }, { id: 7, name: 'VIP Access', addedAt: 'soon', lastUsedAt: AT }, 'x'],
    told([{ id: '7', name: 'VIP Access', usedMs: AT, removable: false }]),
  ],
  ['an unused app', [{ ...APP, lastUsedAt: null }], told([{ ...APP, usedMs: null, removable: false }])],
  ['an app that can be removed', [{ ...APP, removable: true }], told([{ ...APP, removable: true }])],
  ['only unreadable apps', [{ name: 1 }], 'unreadable'],
])('the authenticator apps with %s', expectBody(fetchAuthenticators))

test.each<BodyRow>([
  ['none before there is an app', { left: null }, told({ kind: 'later' })],
  ['their time', { left: 3, madeAt: AT }, told({ kind: 'codes', left: 3, madeMs: AT })],
  ['a negative count', { left: -1 }, 'unreadable'],
])('the recovery codes with %s', expectBody(fetchRecoveryCodes))

// (security-page/trusted)
test.each<BodyRow>([
  [
    'a device of an unknown family',
    [{ id: 't', deviceName: 'Fridge', uaFamily: 'fridge', location: '', trustedUntil: AT }],
    told([{ id: 't', name: 'Fridge', untilMs: AT, nearby: false }]),
  ],
  ['an object', { devices: [] }, 'unreadable'],
])('the trusted devices with %s', expectBody(fetchTrustedDevices))

test.each<BodyRow>([
  ['both', { onboardingStatus: 'Required', onboardingVersion: 1 }, { status: 'Required', version: 1 }],
  ['a missing version counts as 2', { onboardingStatus: 'Required' }, { status: 'Required', version: 2 }],
  ['so does null', { onboardingStatus: 'None', onboardingVersion: null }, { status: 'None', version: 2 }],
  ['an unknown status is unchanged', { onboardingStatus: 'Dancing' }, { status: 'Dancing', version: 2 }],
  ['no status', {}, 'unreadable'],
  ['null', { onboardingStatus: null }, 'unreadable'],
  ['a version that is a string', { onboardingStatus: 'None', onboardingVersion: '2' }, 'unreadable'],
])('the onboarding status: %s', expectBody(fetchOnboardingStatus))

const app = { name: 'Harbor', platform: 'ios', url: 'https://get.example/ios' }
const settings = {
  privateEmail: 'ada@home.example',
  dataTags: ['news'],
  photo: 'https://img.example/p.png',
  companyLogoUrl: 'https://img.example/l.png',
  activationCode: 'H-1',
  apps: [app],
  phoneNumber: '+15550101067',
}

test.each<BodyRow>([
  ['may have every field', settings, settings],
  ['may have none', {}, {}],
  [
    'have only checked apps',
    { apps: [app, { ...app, url: 'javascript:alert(1)' }, 'no app'] },
    { apps: [app] },
  ],
  ['have only a checked logo', { companyLogoUrl: 'data:image/svg+xml,x' }, {}],
  ['are unreadable with a number for an address', { companyLogoUrl: 7 }, 'unreadable'],
])('the onboarding settings of a user %s', expectBody(fetchUserSettings))

const url = 'https://photos.example/1.jpg'

test.each<BodyRow>([
  ['an address', [{ id: 'p-1', url }], [{ id: 'p-1', address: url }]],
  ['an untrusted address are left out', [{ id: 'p-2', url: 'data:image/png;base64,x' }], []],
  ['no address', [{ id: 'p-1' }], 'unreadable'],
  ['no id', [url], 'unreadable'],
])(
  'random photos with %s',
  expectBody(() => fetchRandomPhotos(1)),
)

test('random photos are requested by count, and the user’s photo is sent unchanged', async () => {
  const { requests } = await serve(() => ({ body: [] }))
  await fetchRandomPhotos(6)
  await setPhoto('data:image/png;base64,iVBORw0KGgo=')
  expect(requests).toMatchObject([
    { query: { $top: '6' } },
    { json: { photo: 'data:image/png;base64,iVBORw0KGgo=' } },
  ])
})

const installer = { url: 'https://get.example/setup.msi', fileName: 'setup.msi', version: '5.2.0' }
const { url: address, ...file } = installer

test.each<BodyRow>([
  ['all fields', installer, { address, ...file }],
  ['only the address', { url: address, fileName: null }, { address }],
  ['nothing', {}, {}],
  ['an untrusted address', { url: 'javascript:alert(1)', version: '5.2.0' }, { version: '5.2.0' }],
  ['an address with a user', { url: 'https://u:p@get.example/' }, {}],
  ['an address without a host', { url: '/setup.msi' }, {}],
  ['a number for its address', { url: 7 }, 'unreadable'],
  ['a number for its version', { url: address, version: 5 }, 'unreadable'],
])('the installer is read with %s', expectBody(fetchInstaller))

test('the installer is requested for the onboarding', async () => {
  const { requests } = await serve(() => ({ body: {} }))
  await fetchInstaller()
  expect(requests[0]?.query).toEqual({ mode: 'onboarding' })
})
