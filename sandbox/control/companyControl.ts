import { type App, bodyOf } from 'sandbox/http/bodyOf'
import type { Company, PartnerBehaviour, Person } from 'sandbox/company/types'
import { PASSWORD } from 'sandbox/company/harbor'
import { refuse } from 'sandbox/http/refusal'
import type { Account } from 'sandbox/state/accounts'
import { isComplete } from 'sandbox/state/sessions'
import { listed } from 'sandbox/state/support/support'
import type { World } from 'sandbox/state/world'
import * as v from 'valibot'

const FACTS = {
  onboarding: { status: 'Completed', version: 2 },
  signIn: 'password',
  reset: 'byPhone',
  isGuest: false,
} as const

const shownPerson = (world: World, account: Account) => {
  const sessions = world.sessions.all().filter(session => session.account === account)
  return {
    ...FACTS,
    ...account.person,
    phone: account.phone,
    password: PASSWORD,
    lockedForMs: world.accounts.lockedFor(account.person.username),
    sessions: {
      complete: sessions.filter(isComplete).length,
      pending: sessions.filter(s => !isComplete(s)).length,
    },
  }
}

/** A person as the room shows them. */
export type ShownPerson = ReturnType<typeof shownPerson>

/** Merges one level deep: a nested object keeps the keys that the change does not contain. */
const merge = (target: object, change: object): void => {
  for (const [key, value] of Object.entries(change as Record<string, unknown>)) {
    const old = (target as Record<string, unknown>)[key]
    const nested = [old, value].every(v => typeof v === 'object' && v !== null && !Array.isArray(v))
    Object.assign(target, { [key]: nested ? { ...(old as object), ...(value as object) } : value })
  }
}

type PersonChange = Omit<Partial<Person>, 'mfa'> & { mfa?: Person['mfa'] | null; newPassword?: string }

/** Serves people, company, configuration, clock and records as JSON for tests. */
export function serveCompanyControl(app: App, world: World): void {
  app.get('/sandbox/api/people', () => world.accounts.all().map(account => shownPerson(world, account)))

  app.put<{ Params: { username: string }; Body: PersonChange }>(
    '/sandbox/api/people/:username',
    async request => {
      const account = world.accounts.find(request.params.username)
      if (!account) throw refuse(404, 'There is no such person.')
      const { newPassword, mfa, phone, ...change } = request.body
      merge(account.person, change)
      if (mfa === null) delete account.person.mfa
      else if (mfa !== undefined) account.person.mfa = mfa
      if (phone !== undefined) account.phone = phone
      if (newPassword !== undefined) await world.accounts.setPassword(account, newPassword)
      return shownPerson(world, account)
    },
  )

  app.get('/sandbox/api/company', () => world.company)
  app.put<{ Body: Partial<Company> }>('/sandbox/api/company', request => {
    const { helpInfo, ...change } = request.body
    merge(world.company, change)
    // Replaced, not merged, so that the e-mail address can be removed.
    if (helpInfo) world.company.helpInfo = helpInfo
    world.events.emit('settings')
    return world.company
  })

  app.get('/sandbox/api/config', async (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(world.config)),
  )
  app.put<{ Body: Record<string, unknown> | null }>('/sandbox/api/config', async (request, reply) => {
    world.config = request.body ?? null
    world.events.emit('settings')
    return reply.type('application/json').send(JSON.stringify(world.config))
  })

  app.get('/sandbox/api/clock', () => ({ offsetMs: world.clock.offsetMs, now: world.clock.now() }))
  app.put('/sandbox/api/clock', bodyOf({ offsetMs: v.number() }), request => {
    world.clock.offsetMs = request.body.offsetMs
    world.events.emit('settings')
    return { offsetMs: world.clock.offsetMs, now: world.clock.now() }
  })

  app.get('/sandbox/api/tickets', () => world.tickets.map(listed))
  app.get<{ Params: { number: string } }>('/sandbox/api/tickets/:number/recording', (request, reply) => {
    const found = world.tickets.find(({ number }) => String(number) === request.params.number)
    if (found?.recording === undefined) throw refuse(404, 'There is no such recording.')
    return reply.type('application/json').send(found.recording)
  })
  app.get('/sandbox/api/csp-reports', () => world.cspReports)
  app.post('/sandbox/api/csp-reports', async (request, reply) => {
    world.cspReports.push(request.body ?? null)
    world.events.emit('violations')
    return reply.code(204).send()
  })

  app.get('/sandbox/api/partners', () => world.partners.list())
  app.put<{ Params: { name: string }; Body: { behaviour: PartnerBehaviour } }>(
    '/sandbox/api/partners/:name',
    bodyOf({ behaviour: v.picklist(['prompt', 'slow', 'refusing', 'dead']) }),
    request => {
      const partner = world.partners.find(request.params.name)
      if (!partner) throw refuse(404, 'There is no such host.')
      partner.behaviour = request.body.behaviour
      world.events.emit('partners')
      return partner
    },
  )

  app.post('/sandbox/api/reset', () => {
    world.reset()
    return {}
  })
}
