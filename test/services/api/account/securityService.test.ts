import {
  fetchAuthenticators,
  fetchOwnPassword,
  fetchRecoveryCodes,
  fetchTrustedDevices,
} from 'src/services/api/account/securityService'
import { serve, type ServedAnswer } from 'test/support/server'

const NEW_YEAR = Date.UTC(2026, 0, 1)

const asked = async <T>(call: () => Promise<T>, body: unknown): Promise<T> => {
  await serve((): ServedAnswer => ({ body }))
  return call()
}

// (security-page/password, security-page/authenticators, security-page/trusted)
test.each<[rule: string, call: () => Promise<unknown>, body: unknown, facts: unknown]>([
  ['a number', fetchOwnPassword, { changedAt: NEW_YEAR }, { changedMs: NEW_YEAR }],
  ['ISO 8601', fetchOwnPassword, { changedAt: '2026-01-01T00:00:00Z' }, { changedMs: NEW_YEAR }],
  ['no time', fetchOwnPassword, { changedAt: null }, {}],
  ['an invalid time', fetchOwnPassword, { changedAt: 'soon' }, {}],
  ['no apps', fetchAuthenticators, [], []],
  [
    'an app among unreadable items',
    fetchAuthenticators,
    [{ id: 1 }, { id: 7, name: 'VIP Access', addedAt: 'soon', lastUsedAt: NEW_YEAR }, 'x'],
    [{ id: '7', name: 'VIP Access', usedMs: NEW_YEAR, removable: false }],
  ],
  [
    'an unused app',
    fetchAuthenticators,
    [{ id: 'a', name: 'App', lastUsedAt: null }],
    [{ id: 'a', name: 'App', usedMs: null, removable: false }],
  ],
  [
    'an app that can be removed',
    fetchAuthenticators,
    [{ id: 'a', name: 'App', removable: true }],
    [{ id: 'a', name: 'App', removable: true }],
  ],
  ['no codes before there is an app', fetchRecoveryCodes, { left: null }, { kind: 'later' }],
  [
    'codes with their creation time',
    fetchRecoveryCodes,
    { left: 3, madeAt: NEW_YEAR },
    { kind: 'codes', left: 3, madeMs: NEW_YEAR },
  ],
  [
    'a device of an unknown family',
    fetchTrustedDevices,
    [{ id: 't', deviceName: 'Fridge', uaFamily: 'fridge', location: '', trustedUntil: NEW_YEAR }],
    [{ id: 't', name: 'Fridge', untilMs: NEW_YEAR, nearby: false }],
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
