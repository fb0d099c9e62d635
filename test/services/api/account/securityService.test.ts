import {
  fetchAuthenticators,
  fetchOwnPassword,
  fetchRecoveryCodes,
  fetchTrustedDevices,
} from 'src/services/api/account/securityService'
import { serve, type ServedAnswer } from 'test/support/server'

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
