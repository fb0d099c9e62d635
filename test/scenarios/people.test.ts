import { PEOPLE } from 'sandbox/company/people'
import { TABLES } from 'scenarios/all'
import { faultsOf } from 'scenarios/faults'
import type { Play, Scenario } from 'scenarios/scenario'

const SCENARIOS: Scenario[] = TABLES.flatMap(({ rows }) => rows)
const NAMES = PEOPLE.map(({ username }) => username)
const played = SCENARIOS.flatMap(({ name, play }): [string, Play][] => (play ? [[name, play]] : []))

test('the sandbox has every person that a scenario needs', () => {
  const missing = played.filter(([, { person }]) => person !== undefined && !NAMES.includes(person))
  expect(missing).toEqual([])
})

/** People with a case that no scenario names: the same branch with another value, or with numbers. */
const ALSO: Record<string, string[]> = {
  'the other values of a row': [
    ...['frictionless-lower', 'v1-inprogress', 'v1-none', 'v1-devicesignin', 'v1-completed', 'v2-inprogress'],
    ...['v2-none', 'v2-completed', 'v3-signup', 'v3-required', 'v3-none', 'v3-completed', 'sso-sms'],
    ...['reset-nothing', 'password-policy', 'sso-expired'],
  ],
  'several rows, one after the other': [
    ...['sms-install', 'sms-newcomer', 'temporary-install', 'temporary-device', 'own-password-install'],
    ...['auto-login-temporary', 'no-auto-login-install'],
  ],
  'a screen, by how much stands on it': [
    ...['auto-login-one', 'auto-login-10', 'auto-login-100', 'auto-login-1000'],
    ...['many-devices', 'no-devices', 'abroad'],
  ],
  'a page that the web app opens': ['expired'],
  // (one-sign-in/server-name): test/sandbox/otherAccounts.test.ts types the alias.
  'a sign-in like any other, unless the alias is typed': ['alias@harbor.example'],
  // (sign-in/auto-login-hosts): test/e2e/autoLogin.test.ts looks at each host afterwards.
  'a host of another site, which the app calls as any other': [
    'auto-login-other-site',
    'auto-login-redirect-other-site',
  ],
  // (passkeys/offer): test/e2e/passkeys gives the browser a device.
  'a device that keeps passkeys': ['passkey', 'passkey-factor', 'passkey-sms', 'passkey-upgrade'],
}

test('every person of the sandbox walks a scenario, or shows more than one row', () => {
  const people = [...played.map(([, { person }]) => person ?? 'simple'), ...Object.values(ALSO).flat()]
  expect([...new Set(people)].toSorted()).toEqual(NAMES.toSorted())
})

/** Where a walk ends, as the sandbox writes it. */
const endOf = ({ walk }: Scenario): string | undefined =>
  walk?.ends.left ?? (walk?.ends.at && `/signin${walk.ends.at}`)

const alone = SCENARIOS.flatMap(scenario => {
  const person = PEOPLE.find(({ username }) => username === scenario.play?.person)
  const end = endOf(scenario)
  // With something left to do, or a fault, the sandbox's person ends elsewhere.
  const plain = !scenario.play?.todo && faultsOf(scenario).length === 0 && scenario.walk?.from === undefined
  return person && end?.startsWith('/') && plain ? [[scenario.name, person, end] as const] : []
})

test.each(alone)('%s: its person ends where it ends', (_name, { endsAt }, end) => {
  expect(end.slice(0, endsAt.length)).toBe(endsAt)
})
