import type { App } from 'sandbox/http/bodyOf'
import { completeSession, TRUST_COOKIE } from 'sandbox/http/cookies'
import type { World } from 'sandbox/state/world'
import { agentFamily, agentName } from './agentName'

/** The names of the apps that people have, by the kind of step that asks for them. */
const APPS: Record<string, string> = { symantecVip: 'VIP Access', signinVerification: 'Harbor for phones' }

/** When everybody's apps were added. */
const ADDED_AT = Date.UTC(2026, 0, 15)

/** What a person is told of password, authenticator apps and trusted devices (security-page/password, security-page/authenticators, security-page/trusted). */
export function serveOwnSecurity(app: App, world: World): void {
  app.get('/api/user/v1/security/password', request => ({
    changedAt: completeSession(world, request).account.passwordChangedAt,
  }))

  app.get('/api/user/v1/security/authenticators', request => {
    const { account, createdAt } = completeSession(world, request)
    const fixed = (account.person.mfa ?? []).flatMap(({ type }) => {
      const name = APPS[type]
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
    const here = world.trusted.find(request.cookies[TRUST_COOKIE])
    return world.trusted.of(account).map(device => ({
      id: device.id,
      deviceName: agentName(device.agent),
      uaFamily: agentFamily(device.agent) ?? null,
      trustedUntil: device.until,
      isLocal: device === here,
    }))
  })
}
