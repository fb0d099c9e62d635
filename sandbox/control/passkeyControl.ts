import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { refuse } from 'sandbox/http/refusal'
import type { StoredPasskey } from 'sandbox/state/passkeys'
import type { World } from 'sandbox/state/world'

const person = { type: 'string' } as const
const WITH_PERSON = { body: { type: 'object', required: ['person'], properties: { person } } }

const knownPerson = (world: World, username: string): string => {
  const account = world.accounts.find(username)
  if (!account) throw refuse(404, 'There is no such person.')
  return account.person.username
}

/** A passkey as the room shows it. */
export type ShownPasskey = Pick<StoredPasskey, 'id' | 'name' | 'createdAt' | 'lastUsedAt' | 'counter'>

/** Lists the passkeys of a person at the server, adds one whose device is elsewhere, and deletes all of them. */
export function servePasskeyControl(app: FastifyInstance, world: World): void {
  const shown = (username: string): ShownPasskey[] =>
    world.passkeys
      .of(username)
      .map(({ id, name, createdAt, lastUsedAt, counter }) => ({ id, name, createdAt, lastUsedAt, counter }))

  app.get<{ Querystring: { person: string } }>('/sandbox/api/passkeys', request =>
    shown(knownPerson(world, request.query.person)),
  )

  app.post<{ Body: { person: string } }>('/sandbox/api/passkeys', { schema: WITH_PERSON }, request => {
    const username = knownPerson(world, request.body.person)
    const id = randomBytes(16).toString('base64url')
    world.passkeys.keep(username, 'A phone at home', {
      id,
      publicKey: new Uint8Array(randomBytes(32)),
      counter: 0,
      transports: ['hybrid'],
    })
    world.events.emit('phones')
    return shown(username)
  })

  app.post<{ Body: { person: string } }>('/sandbox/api/passkeys/lose', { schema: WITH_PERSON }, request => {
    const username = knownPerson(world, request.body.person)
    for (const { id } of world.passkeys.of(username)) world.passkeys.remove(username, id)
    world.events.emit('phones')
    return shown(username)
  })
}
