import { localHosts, localHostsHere, type Space } from 'src/services/addresses/localHost'
import {
  type DeviceCheck,
  deviceCheckAddress,
  deviceCheckInfo,
} from 'src/services/addresses/deviceCheckAddress'
import { configure } from 'test/support/configure'

const PAGE = 'https://signin.harbor.example'

const table: [host: string, space: Space | undefined][] = [
  ['https://127.0.0.1', 'loopback'],
  ['https://127.255.0.9:8443', 'loopback'],
  ['https://2130706433', 'loopback'],
  ['https://0x7f.1', 'loopback'],
  ['https://localhost', 'loopback'],
  ['https://LOCALHOST', 'loopback'],
  ['https://app.localhost', 'loopback'],
  ['https://localhost.', 'loopback'],
  ['https://[::1]', 'loopback'],
  ['https://[::ffff:127.0.0.1]', 'loopback'],
  ['https://10.0.0.1', 'local'],
  ['https://10.255.255.255', 'local'],
  ['https://172.16.0.1', 'local'],
  ['https://172.31.255.255', 'local'],
  ['https://192.168.0.1', 'local'],
  ['https://169.254.1.1', 'local'],
  ['https://100.64.0.1', 'local'],
  ['https://100.127.255.255', 'local'],
  ['https://[fc00::1]', 'local'],
  ['https://[fdab:1::1]', 'local'],
  ['https://[fe80::1]', 'local'],
  ['https://[febf::1]', 'local'],
  ['https://[::ffff:192.168.1.1]', 'local'],
  ['https://nas.local', 'local'],
  ['https://nas.local.', 'local'],
  ['https://mail.corp.internal', 'local'],
  ['https://named.corp.example', 'local'],
  ['https://named.corp.example:8443', 'local'],
  ['https://origin.corp.example:8443', 'local'],
  ['https://port.corp.example:81', 'local'],
  ['https://origin.corp.example', undefined],
  ['https://port.corp.example', undefined],
  ['https://below.named.corp.example', undefined],
  ['https://9.255.255.255', undefined],
  ['https://11.0.0.0', undefined],
  ['https://126.255.255.255', undefined],
  ['https://128.0.0.1', undefined],
  ['https://172.15.255.255', undefined],
  ['https://172.32.0.0', undefined],
  ['https://192.167.0.1', undefined],
  ['https://192.169.0.1', undefined],
  ['https://169.253.0.1', undefined],
  ['https://100.63.255.255', undefined],
  ['https://100.128.0.0', undefined],
  ['https://8.8.8.8', undefined],
  ['https://[::2]', undefined],
  ['https://[2001:db8::1]', undefined],
  ['https://[fb00::1]', undefined],
  ['https://[fec0::1]', undefined],
  ['https://[::ffff:8.8.8.8]', undefined],
  ['https://[2001:db8::fc00:1]', undefined],
  ['https://[2001::ffff:a00:1]', undefined],
  ['https://10.0.0.1.example', undefined],
  ['https://a10.0.0.1.example', undefined],
  ['https://localhost.example', undefined],
  ['https://local', 'local'],
  ['https://internal.example', undefined],
  ['https://notlocalhost', undefined],
  ['https://mylocal', undefined],
  ['https://mail.harbor.example', undefined],
]

const NAMED = ['named.corp.example', 'https://origin.corp.example:8443', 'port.corp.example:81']

test.each(table)('the network of %s: %s', (host, space) => {
  const found = localHosts([host], PAGE, NAMED)
  expect(found.map(each => each.space)).toEqual(space ? [space] : [])
})

test.each(table.filter(([, space]) => space))('a page at %s has no local hosts', page => {
  expect(localHosts(['https://10.0.0.1'], page, NAMED)).toEqual([])
})

test.each<[rule: string, hosts: string[], found: object[]]>([
  [
    'a host is listed with its port and the origin to call',
    ['https://10.0.0.1:8443/'],
    [{ name: '10.0.0.1:8443', origin: 'https://10.0.0.1:8443', space: 'local' }],
  ],
  [
    'a host is listed once',
    ['https://nas.local', 'HTTPS://NAS.LOCAL:443'],
    [{ name: 'nas.local', origin: 'https://nas.local', space: 'local' }],
  ],
  [
    'a host with an untrusted address has only a name',
    ['http://10.0.0.1', 'https://nas.local/x', 'https://u:p@mail.internal'],
    [
      { name: '10.0.0.1', space: 'local' },
      { name: 'nas.local', space: 'local' },
      { name: 'mail.internal', space: 'local' },
    ],
  ],
  [
    'a valid address replaces an invalid one of the same host, in either order',
    ['http://nas.local', 'https://nas.local', 'http://nas.local'],
    [{ name: 'nas.local', origin: 'https://nas.local', space: 'local' }],
  ],
  [
    'an address without http or https is not a host',
    ['', 'nas.local', 'javascript:alert(1)', 'ftp://10.0.0.1', 'xhttp://10.0.0.1', '//10.0.0.1'],
    [],
  ],
])('%s', (_rule, hosts, found) => {
  expect(localHosts(hosts, PAGE, [])).toEqual(found)
})

test('a page on a local host has no local hosts, whatever the configuration lists', () => {
  document.body.innerHTML =
    '<script id="foyer-config" type="application/json">{"localHosts":["mail.corp.example"]}</script>'
  expect(window.location.hostname).toBe('localhost')
  expect(localHostsHere(['https://mail.corp.example', 'https://10.0.0.1'])).toEqual([])
})

describe('the address of the device check', () => {
  beforeEach(() => {
    visit('https://app.example/signin/?back=/online/')
    configure({})
  })

  test.each([
    ['mfa', 'https://app.example/signin/session-status', 'https://app.example/signin/'],
    ['install', 'https://app.example/signin/session-status', 'https://app.example/signin/'],
    ['onboardingV3', 'https://app.example/signup/v2/all-set', 'https://app.example/signin/'],
  ] as const)('the device check of the mode %s returns to %s or %s', (mode, successUrl, failUrl) => {
    expect(deviceCheckInfo(mode)).toEqual({ mode, successUrl, failUrl })
  })

  const STATUS = encodeURIComponent('https://app.example/signin/session-status')
  const ALL_SET = encodeURIComponent('https://app.example/signup/v2/all-set')

  test.each<[rule: string, check: DeviceCheck, path: string]>([
    ['version 1', { mode: 'mfa', version: 1 }, `/?back=${STATUS}`],
    ['version 1 has no marker', { mode: 'mfa', version: 1, loginMarker: 'm' }, `/?back=${STATUS}`],
    ['version 2', { mode: 'mfa', version: 2, loginMarker: 'm&n' }, `/v2?back=${STATUS}&login-marker=m%26n`],
    ['version 2 can have no marker', { mode: 'install', version: 2 }, `/v2?back=${STATUS}`],
    ['an empty marker is left out', { mode: 'mfa', version: 2, loginMarker: '' }, `/v2?back=${STATUS}`],
    ['onboarding returns to another address', { mode: 'onboardingV3', version: 1 }, `/?back=${ALL_SET}`],
  ])('%s', (_rule, check, path) => {
    expect(deviceCheckAddress(check)).toBe(`https://app.example/device-check${path}`)
  })

  test('onboarding returns to the configured sign-up', () => {
    configure({ signUpPath: '/join' })
    expect(deviceCheckInfo('onboardingV3').successUrl).toBe('https://app.example/join/all-set')
  })

  test.each(['/compliance/check', '/compliance/check/'])('the app may be served at %s', path => {
    configure({ deviceCheckPath: path })
    expect(deviceCheckAddress({ mode: 'mfa', version: 2 })).toBe(
      `https://app.example/compliance/check/v2?back=${STATUS}`,
    )
    expect(deviceCheckAddress({ mode: 'mfa', version: 1 })).toBe(
      `https://app.example/compliance/check/?back=${STATUS}`,
    )
  })
})
