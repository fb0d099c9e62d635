import type { FastifyInstance } from 'fastify'
import { completeSession } from 'sandbox/http/cookies'
import type { World } from 'sandbox/state/world'

/** Which other hosts sign the person in, and the token for them (sign-in/simple-login). */
export function serveAutoLogin(app: FastifyInstance, world: World): void {
  app.get('/api/auth/v2/autologin', async request => {
    const { person } = completeSession(world, request).account
    const plan = person.autoLogin ?? { type: 'Notify', hosts: [] }
    const urls = await world.partners.addressesFor(plan.hosts)
    return {
      type: plan.type,
      token: world.tokens.issue(person.username),
      urls: plan.otherSite ? urls.map(url => url.replace('127.0.0.1', 'localhost')) : urls,
    }
  })
}
