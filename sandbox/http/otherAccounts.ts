import type { App } from './bodyOf'
import type { FastifyRequest } from 'fastify'
import { ACTING } from 'foyer-contract/document/operations'
import { effectiveSettings } from 'sandbox/api/effective'
import type { Account } from 'sandbox/state/accounts'
import { usernameKey } from 'sandbox/state/usernameKey'
import type { World } from 'sandbox/state/world'
import { RESET_COOKIE, sessionOf } from './cookies'
import { refuse, Refusal } from './refusal'

const SET_NEW_PASSWORD = 'PUT /api/auth/v2/reset-password/set-new-password'

/** The calls that change something and that a session, or a reset, authenticates. */
const NAMED_CALLS: ReadonlySet<string> = new Set(ACTING.map(({ call }) => call))

const callOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? ''}`

interface Owner {
  account: Account
  typedName?: string
}

/** Returns the session whose person the call changes; for a new password after a code, the reset of that code. */
const ownerOf = (world: World, request: FastifyRequest): Owner | undefined =>
  callOf(request) === SET_NEW_PASSWORD
    ? world.resets.find(request.cookies[RESET_COOKIE])
    : sessionOf(world, request)

/** Returns whether this is the name that the server has returned, or the one that was typed at this sign-in. */
const isNameOf = ({ account, typedName }: Owner, userName: string): boolean =>
  [account.person.username, typedName ?? ''].some(name => usernameKey(name) === usernameKey(userName))

/** Rejects a call that names a different person from its session's, before it changes anything (one-sign-in/server-word). */
export function refuseOtherAccounts(app: App, world: World): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { userName } = (request.body ?? {}) as { userName?: unknown }
    if (userName === undefined || !NAMED_CALLS.has(callOf(request))) return done()
    if (world.defects.has('other-account', request)) return done()
    const owner = ownerOf(world, request)
    if (!effectiveSettings(world, owner?.account).sessionUserNameEnabled) return done()
    if (typeof userName !== 'string' || userName === '') return done(refuse(400, 'userName is no username.'))
    const isTheirs = owner === undefined || isNameOf(owner, userName)
    done(isTheirs ? undefined : new Refusal(409, { code: 'otherAccount' }))
  })
}
