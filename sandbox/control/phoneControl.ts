import { randomBytes } from 'node:crypto'
import { type App, bodyOf, text } from 'sandbox/http/bodyOf'
import { refuse } from 'sandbox/http/refusal'
import type { Account } from 'sandbox/state/accounts'
import type { StoredPasskey } from 'sandbox/state/passkeys'
import type { ApprovalAnswer } from 'sandbox/state/phones'
import type { World } from 'sandbox/state/world'
import * as v from 'valibot'

const CODES_SHOWN = 3
const ANSWER = bodyOf({ answer: v.picklist(['allow', 'deny', 'pending']), challenge: v.exactOptional(text) })

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
    trusted: world.trusted.of(account).length,
    now: world.clock.now(),
  }
}

const shownPasskeys = (world: World, { person }: Account): ShownPasskey[] =>
  world.passkeys
    .of(person.username)
    .map(({ id, name, createdAt, lastUsedAt, counter }) => ({ id, name, createdAt, lastUsedAt, counter }))

/** A phone as the room shows it. */
export type ShownPhone = ReturnType<typeof shownPhone>

/** A passkey as the room shows it. */
export type ShownPasskey = Pick<StoredPasskey, 'id' | 'name' | 'createdAt' | 'lastUsedAt' | 'counter'>

/** Stores a passkey whose device is elsewhere. */
function keepPasskey(world: World, { person }: Account): void {
  world.passkeys.keep(person.username, 'A phone at home', {
    id: randomBytes(16).toString('base64url'),
    publicKey: new Uint8Array(randomBytes(32)),
    counter: 0,
    transports: ['hybrid'],
  })
}

function losePasskeys(world: World, { person: { username } }: Account): void {
  for (const { id } of world.passkeys.of(username)) world.passkeys.remove(username, id)
}

/** Serves a person's phone: text messages, approval requests, one-time codes, the mobile app, passkeys. */
export function servePhoneControl(app: App, world: World): void {
  const knownAccount = (username = ''): Account => {
    const account = world.accounts.find(username)
    if (!account) throw refuse(404, 'There is no such person.')
    return account
  }
  /** Serves a person's data, and changes of it. */
  const serve = (
    path: string,
    shown: (world: World, account: Account) => object,
    changes: Record<string, (account: Account) => void>,
  ): void => {
    app.get<{ Querystring: { person?: string } }>(path, request =>
      shown(world, knownAccount(request.query.person)),
    )
    for (const [address, change] of Object.entries(changes))
      app.post(address, bodyOf({ person: text }), request => {
        const account = knownAccount(request.body.person)
        change(account)
        return shown(world, account)
      })
  }
  serve('/sandbox/api/phone', shownPhone, {
    '/sandbox/api/phone/pair': ({ person }) => (world.phones.of(person.username).appPaired = true),
    '/sandbox/api/phone/forget-trusted': account => world.trusted.endOthers(account, undefined),
  })
  serve('/sandbox/api/passkeys', shownPasskeys, {
    '/sandbox/api/passkeys': account => keepPasskey(world, account),
    '/sandbox/api/passkeys/lose': account => losePasskeys(world, account),
  })

  app.get('/sandbox/api/phones', () =>
    world.phones.all().map(phone => ({
      person: phone.person,
      messages: phone.messages.length,
      pending: phone.approvals.filter(a => a.answer === 'pending' && !a.superseded).length,
    })),
  )

  app.post<{ Params: { id: string }; Body: { answer: ApprovalAnswer; challenge?: string } }>(
    '/sandbox/api/approvals/:id',
    ANSWER,
    request => {
      const approval = world.phones.findApproval(request.params.id)
      if (!approval) throw refuse(404, 'There is no such request.')
      const over = approval.superseded || approval.expiresAt <= world.clock.now()
      if (over) throw refuse(409, 'This request is no longer open.')
      const { answer, challenge } = request.body
      const wrong = answer === 'allow' && challenge !== approval.challenge
      // One attempt: a person who sees no number, or a different one, did not begin this sign-in.
      approval.answer = wrong ? 'deny' : answer
      if (wrong) throw refuse(400, 'That is not the number on the sign-in page. The request is denied.')
      return approval
    },
  )
}
