import {
  type DeviceCheck,
  deviceCheckAddress,
  deviceCheckInfo,
} from 'src/services/addresses/deviceCheckAddress'
import { configure } from 'test/support/configure'

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
