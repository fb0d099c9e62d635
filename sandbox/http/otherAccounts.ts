import type { FastifyInstance, FastifyRequest } from 'fastify'
import { effectiveSettings } from 'sandbox/api/effective'
import type { Account } from 'sandbox/state/accounts'
import type { World } from 'sandbox/state/world'
import { CONTRACT } from './contract'
import { RESET_COOKIE, sessionOf } from './cookies'
import { refuse, Refusal } from './refusal'

const SET_NEW_PASSWORD = 'PUT /api/auth/v2/reset-password/set-new-password'

/** The calls that change something and that a session, or a reset, answers. */
export const NAMED_CALLS: ReadonlySet<string> = new Set(
  Object.entries(CONTRACT.paths).flatMap(([address, item]) =>
    Object.entries(item)
      .filter(([, { responses }]) => /otherAccount/i.test(JSON.stringify(responses?.['409'] ?? '')))
      .map(([method]) => `${method.toUpperCase()} ${address}`),
  ),
)

const callOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? ''}`

/** The person whom the call changes: a new password after a code is that of the person whose code it was. */
const ownerOf = (world: World, request: FastifyRequest): Account | undefined =>
  callOf(request) === SET_NEW_PASSWORD
    ? world.resets.find(request.cookies[RESET_COOKIE])?.account
    : sessionOf(world, request)?.account

/** Refuses a call that names another person than its session's, before it changes anything (one-sign-in/server-word). */
export function refuseOtherAccounts(app: FastifyInstance, world: World): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { userName } = (request.body ?? {}) as { userName?: unknown }
    if (userName === undefined || !NAMED_CALLS.has(callOf(request))) return done()
    if (world.defects.has('other-account', request)) return done()
    const owner = ownerOf(world, request)
    if (!effectiveSettings(world, owner).sessionUserNameEnabled) return done()
    if (typeof userName !== 'string' || userName === '') return done(refuse(400, 'userName is no username.'))
    // The account, not the text: case does not count.
    const isTheirs = owner === undefined || world.accounts.find(userName) === owner
    done(isTheirs ? undefined : new Refusal(409, { code: 'otherAccount' }))
  })
}
