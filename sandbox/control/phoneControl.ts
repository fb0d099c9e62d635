import type { FastifyInstance } from 'fastify'
import { refuse } from 'sandbox/http/refusal'
import type { ApprovalAnswer } from 'sandbox/state/phones'
import type { World } from 'sandbox/state/world'

const CODES_SHOWN = 3

const knownPerson = (world: World, username: string | undefined): string => {
  const account = world.accounts.find(username ?? '')
  if (!account) throw refuse(404, 'There is no such person.')
  return account.person.username
}

const shownPhone = (world: World, username: string): object => {
  const { secret, ...phone } = world.phones.of(username)
  return {
    ...phone,
    number: world.accounts.find(username)?.phone ?? null,
    secret: secret.base32,
    codes: world.phones.codes(username, CODES_SHOWN),
    secondsLeft: world.phones.secondsLeft(),
    offlineCode: world.phones.offlineCode(username),
    now: world.clock.now(),
  }
}

/** A person's phone: text messages, approval requests, one-time codes, the mobile app. */
export function servePhoneControl(app: FastifyInstance, world: World): void {
  app.get('/sandbox/api/phones', () =>
    world.phones.all().map(phone => ({
      person: phone.person,
      messages: phone.messages.length,
      pending: phone.approvals.filter(a => a.answer === 'pending' && !a.superseded).length,
    })),
  )

  app.get<{ Querystring: { person?: string } }>('/sandbox/api/phone', request =>
    shownPhone(world, knownPerson(world, request.query.person)),
  )

  app.post<{ Body: { person: string } }>('/sandbox/api/phone/pair', request => {
    const username = knownPerson(world, request.body.person)
    world.phones.of(username).appPaired = true
    world.events.emit('phones')
    return shownPhone(world, username)
  })

  app.post<{ Params: { id: string }; Body: { answer: ApprovalAnswer } }>(
    '/sandbox/api/approvals/:id',
    {
      schema: {
        body: {
          type: 'object',
          required: ['answer'],
          properties: { answer: { enum: ['allow', 'deny', 'pending'] } },
        },
      },
    },
    request => {
      const approval = world.phones.findApproval(request.params.id)
      if (!approval) throw refuse(404, 'There is no such request.')
      const over = approval.superseded || approval.expiresAt <= world.clock.now()
      if (over) throw refuse(409, 'This request is no longer open.')
      approval.answer = request.body.answer
      world.events.emit('phones')
      return approval
    },
  )
}
