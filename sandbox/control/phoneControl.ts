import type { FastifyInstance } from 'fastify'
import { refuse } from 'sandbox/http/refusal'
import type { Account } from 'sandbox/state/accounts'
import type { ApprovalAnswer } from 'sandbox/state/phones'
import type { World } from 'sandbox/state/world'

const CODES_SHOWN = 3

const knownAccount = (world: World, username: string | undefined): Account => {
  const account = world.accounts.find(username ?? '')
  if (!account) throw refuse(404, 'There is no such person.')
  return account
}

const shownPhone = (world: World, account: Account) => {
  const { username } = account.person
  const { secret, ...phone } = world.phones.of(username)
  return {
    ...phone,
    number: account.phone,
    secret: secret.base32,
    codes: world.phones.codes(username, CODES_SHOWN),
    authenticatorCodes: world.authenticators.numbers(username),
    recoveryCodesLeft: world.recoveryCodes.left(username),
    secondsLeft: world.phones.secondsLeft(),
    offlineCode: world.phones.offlineCode(username),
    trusted: world.trusted.count(account),
    now: world.clock.now(),
  }
}

/** A phone as the room shows it. */
export type ShownPhone = ReturnType<typeof shownPhone>

/** Serves a person's phone: text messages, approval requests, one-time codes, the mobile app. */
export function servePhoneControl(app: FastifyInstance, world: World): void {
  app.get('/sandbox/api/phones', () =>
    world.phones.all().map(phone => ({
      person: phone.person,
      messages: phone.messages.length,
      pending: phone.approvals.filter(a => a.answer === 'pending' && !a.superseded).length,
    })),
  )

  app.get<{ Querystring: { person?: string } }>('/sandbox/api/phone', request =>
    shownPhone(world, knownAccount(world, request.query.person)),
  )

  app.post<{ Body: { person: string } }>('/sandbox/api/phone/pair', request => {
    const account = knownAccount(world, request.body.person)
    world.phones.of(account.person.username).appPaired = true
    world.events.emit('phones')
    return shownPhone(world, account)
  })

  app.post<{ Body: { person: string } }>('/sandbox/api/phone/forget-trusted', request => {
    const account = knownAccount(world, request.body.person)
    world.trusted.forget(account)
    world.events.emit('phones')
    return shownPhone(world, account)
  })

  app.post<{ Params: { id: string }; Body: { answer: ApprovalAnswer; challenge?: string } }>(
    '/sandbox/api/approvals/:id',
    {
      schema: {
        body: {
          type: 'object',
          required: ['answer'],
          properties: { answer: { enum: ['allow', 'deny', 'pending'] }, challenge: { type: 'string' } },
        },
      },
    },
    request => {
      const approval = world.phones.findApproval(request.params.id)
      if (!approval) throw refuse(404, 'There is no such request.')
      const over = approval.superseded || approval.expiresAt <= world.clock.now()
      if (over) throw refuse(409, 'This request is no longer open.')
      const { answer, challenge } = request.body
      const wrong = answer === 'allow' && challenge !== approval.challenge
      // One attempt: a person who sees no number, or a different one, did not begin this sign-in.
      approval.answer = wrong ? 'deny' : answer
      world.events.emit('phones')
      if (wrong) throw refuse(400, 'That is not the number on the sign-in page. The request is denied.')
      return approval
    },
  )
}
