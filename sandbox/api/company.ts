import type { App } from 'sandbox/http/bodyOf'
import type { FastifyRequest } from 'fastify'
import { REGISTERED_APPS } from 'sandbox/company/harbor'
import { anySession, completeSession, sessionOf } from 'sandbox/http/cookies'
import type { Account } from 'sandbox/state/accounts'
import { isComplete } from 'sandbox/state/sessions'
import type { World } from 'sandbox/state/world'
import { effectiveFeatures, effectiveSettings } from './effective'

const signedIn = (world: World, request: FastifyRequest): Account | undefined => {
  const session = sessionOf(world, request)
  return session && isComplete(session) ? session.account : undefined
}

/** Company settings, features and apps (calls/contract), and the other hosts that sign the person in, with the token for them (sign-in/simple-login). */
export function serveCompany(app: App, world: World): void {
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

  app.get('/api/auth/v2/autologin', async request => {
    const { person } = completeSession(world, request).account
    const plan = person.autoLogin ?? { type: 'Notify', hosts: [] }
    const urls = await world.partners.addressesFor(plan.hosts)
    return {
      type: plan.type,
      token: world.tokens.keep(person.username),
      urls: plan.otherSite ? urls.map(url => url.replace('127.0.0.1', 'localhost')) : urls,
    }
  })
}
