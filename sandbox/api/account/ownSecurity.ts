import type { App } from 'sandbox/http/bodyOf'
import { completeSession, TRUST_COOKIE } from 'sandbox/http/cookies'
import type { World } from 'sandbox/state/world'
import { agentFamily, agentName } from './agentName'

/** The names of the apps that people have, by the kind of step that asks for them. */
const APP_NAMES: Record<string, string> = {
  symantecVip: 'VIP Access',
  signinVerification: 'Harbor for phones',
}

const ADDED_AT = Date.UTC(2026, 0, 15)

const HOUR_MS = 3_600_000
const FAMILIES = ['windows', 'mac', 'ios', 'android'] as const
const PLACES = ['Lisbon, Portugal', 'Osaka, Japan', 'Austin, Texas', 'Kraków, Poland', 'חיפה, ישראל', '']
const DEVICES = [
  'Front desk',
  'MacBook Pro',
  'iPhone',
  'Pixel 9',
  'The conference room display on the second floor, by the window (spare)',
]
const APPS = [
  'Mail on iPhone',
  'Calendar sync',
  'Backup of the shared folders to the office in Rotterdam',
  'Notes',
]

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

const address = (index: number): string => `192.0.2.${(index % 254) + 1}`

const seen = (index: number, now: number): number => now - Math.round(index + index ** 1.2) * HOUR_MS

const device = (index: number, now: number): object => ({
  id: `device-${index + 1}`,
  deviceName: index < DEVICES.length ? pick(DEVICES, index) : `${pick(DEVICES, index)} ${index + 1}`,
  uaFamily: pick(FAMILIES, index),
  location: pick(PLACES, index),
  ip: address(index),
  // Both spellings of a time stamp occur (password-change/time-ago).
  timeStamp: index % 7 === 6 ? new Date(seen(index, now)).toISOString() : seen(index, now),
  remoteWipeStatus: index % 5 === 3 ? 'pending' : 'none',
  isLocal: index === 0,
})

const connectedApp = (index: number, now: number): object => ({
  id: `app-${index + 1}`,
  appName: index < APPS.length ? pick(APPS, index) : `${pick(APPS, index)} ${index + 1}`,
  location: pick(PLACES, index + 1),
  ip: address(index + 100),
  timeStamp: now - (index + 1) * 26 * HOUR_MS,
  isLocal: false,
})

const list = (count: number, make: (index: number, now: number) => object, now: number): object[] =>
  Array.from({ length: count }, (_, index) => make(index, now))

/** Serves the data of an account page: connected devices and apps (password-change/intro), password, authenticator apps and trusted devices (security-page/password, security-page/authenticators, security-page/trusted). */
export function serveOwnSecurity(app: App, world: World): void {
  app.get('/api/user/v1/security/password', request => ({
    changedAt: completeSession(world, request).account.passwordChangedAt,
  }))

  app.get('/api/user/v1/security/authenticators', request => {
    const { account, createdAt } = completeSession(world, request)
    const fixed = (account.person.mfa ?? []).flatMap(({ type }) => {
      const name = APP_NAMES[type]
      return name === undefined ? [] : [{ id: type, name, addedAt: ADDED_AT, lastUsedAt: createdAt }]
    })
    const own = world.authenticators.of(account.person.username)
    return [
      ...fixed,
      ...own.map(({ id, name, addedAt, usedAt }) => ({
        id,
        name,
        addedAt,
        lastUsedAt: usedAt,
        removable: true,
      })),
    ]
  })

  app.get('/api/user/v1/security/trusted-devices', request => {
    const { account } = completeSession(world, request)
    return world.trusted.of(account).map(device => ({
      id: device.id,
      deviceName: agentName(device.agent),
      uaFamily: agentFamily(device.agent) ?? null,
      trustedUntil: device.until,
      isLocal: device.token === request.cookies[TRUST_COOKIE],
    }))
  })

  app.get('/api/online/v1/sessions/devices', request => {
    const { person, aloneSince } = completeSession(world, request).account
    const all = person.devices ?? 5
    return list(aloneSince === undefined ? all : Math.min(all, 1), device, world.clock.now())
  })
  app.get('/api/online/v1/sessions/app-specific', request => {
    const { person, aloneSince } = completeSession(world, request).account
    return list(aloneSince === undefined ? (person.apps ?? 3) : 0, connectedApp, world.clock.now())
  })
}
