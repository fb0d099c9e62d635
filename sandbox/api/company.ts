import type { FastifyInstance, FastifyRequest } from 'fastify'
import { REGISTERED_APPS } from 'sandbox/company/harbor'
import { anySession, sessionOf } from 'sandbox/http/cookies'
import type { Account } from 'sandbox/state/accounts'
import { isComplete } from 'sandbox/state/sessions'
import type { World } from 'sandbox/state/world'
import { effectiveFeatures, effectiveSettings } from './effective'

const signedIn = (world: World, request: FastifyRequest): Account | undefined => {
  const session = sessionOf(world, request)
  return session && isComplete(session) ? session.account : undefined
}

/** Company settings, features and apps (calls/contract). */
export function serveCompany(app: FastifyInstance, world: World): void {
  app.get('/api/online/v1/settings', request => effectiveSettings(world, signedIn(world, request)))

  app.get('/api/online/v1/feature-settings', request =>
    Object.entries(effectiveFeatures(world, signedIn(world, request))).map(([key, active]) => ({
      key,
      active,
    })),
  )

  app.get('/api/online/v1/apps', request => {
    anySession(world, request)
    return REGISTERED_APPS
  })
}
