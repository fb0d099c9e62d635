import { type App, bodyOf, filled, text } from 'sandbox/http/bodyOf'
import { COMPANY_NAME } from 'sandbox/company/harbor'
import { clearAppCookies, clearSecretCookie, SESSION_COOKIE, TRUST_COOKIE } from 'sandbox/http/cookies'
import { Refusal, refuseEarly } from 'sandbox/http/refusal'
import type { MfaStep } from 'sandbox/company/types'
import type { Account } from 'sandbox/state/accounts'
import { isComplete } from 'sandbox/state/sessions'
import type { World } from 'sandbox/state/world'
import { passwordChangeOf, saidSettings, sessionUserName } from './effective'
import { beginSession, passkeyOfferOf } from './factors/steps'
import { originOf } from 'sandbox/http/crossSite'
import * as v from 'valibot'

const LOGIN_BODY = bodyOf({ userName: filled, password: filled, altcha: v.optional(text) })

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' }

/** A text in JSON, not an object. */
const PHONE_NOT_REGISTERED = ['"User phone is not registered"', JSON_TYPE] as const

/** Rejects a person who may not sign in, after a correct password or passkey (sign-in/refused, sign-in/account-disabled). */
export function refuseAccount({ person: { refusal } }: Account): void {
  if (refusal === 'phoneNotRegistered') throw new Refusal(403, ...PHONE_NOT_REGISTERED)
  if (refusal === 'accountDisabled') throw new Refusal(403, { code: refusal })
}

const isFederated = (account: Account | undefined): account is Account =>
  account?.person.signIn === 'provider' || account?.person.signIn === 'ownProvider'

/** Returns the answer to a sign-in, by password or by passkey. */
export const loginAnswer = (world: World, account: Account): object => {
  const { autoLoginEnabled, passwordExpiresIn, passwordIsActivationCode } = saidSettings(world, account)
  return {
    type: account.person.signIn === 'federated' ? 'federated' : 'password',
    userId: account.person.username,
    autoLoginEnabled,
    passwordExpiresIn,
    passwordIsActivationCode,
    ...passwordChangeOf(account),
    ...passkeyOfferOf(world, account),
  }
}

/** Lookup, sign-in and sign-out (sign-in/username-first). */
export function serveLogin(app: App, world: World): void {
  app.get<{ Querystring: { username?: string } }>('/api/auth/v2/login/options', async request => {
    const username = request.query.username ?? ''
    const account = world.accounts.find(username)
    // An unknown name is answered like that of a user with a password, so that no one learns who has an account.
    if (!isFederated(account))
      return {
        redirectUrl: null,
        identityProvider: null,
        ...(await world.robots.part(world.accounts.failures(username))),
      }
    const start = new URL('/sso/start', originOf(world, request))
    start.searchParams.set('username', account.person.username)
    return {
      redirectUrl: start.href,
      identityProvider: account.person.signIn === 'ownProvider' ? COMPANY_NAME : 'Lighthouse ID',
    }
  })

  app.post('/api/auth/v2/login', LOGIN_BODY, async (request, reply) => {
    const { userName, password, altcha } = request.body
    refuseEarly(world.accounts.lockedFor(userName), 'Too many wrong passwords. Please wait a minute.')
    const { robots, accounts } = world
    const part = () => robots.part(accounts.failures(userName))
    if (robots.asks(accounts.failures(userName)) && !(await robots.accepts(altcha)))
      throw new Refusal(403, { code: 'robotCheck', ...(await part()) })
    const account = await accounts.verify(userName, password)
    if (!account) {
      const message = 'The username or the password is wrong.'
      throw new Refusal(401, { message, ...(await part()) })
    }
    refuseAccount(account)
    const given = world.defects.has('fixed-session') ? request.cookies[SESSION_COOKIE] : undefined
    const hasPasskey = world.passkeys.of(account.person.username).length > 0
    const isTrusted = world.trusted.isTrusted(request.cookies[TRUST_COOKIE], account)
    // No one is asked for a passkey before there is one, nor on a trusted device by the steps that allow it (factors/trust-device).
    const isDue = ({ type, trustDays }: MfaStep) =>
      (type !== 'passkey' || hasPasskey) && !(isTrusted && trustDays !== undefined)
    const session = beginSession(world, request, reply, account, isDue, given)
    session.typedName = userName
    const whose = sessionUserName(world, account)
    if (!isComplete(session) || session.emptyList)
      return reply.code(202).send({ ...whose, ...passwordChangeOf(account) })
    return { ...loginAnswer(world, account), ...whose }
  })

  app.post('/api/auth/v2/logout', async (request, reply) => {
    if (!world.defects.has('kept-session')) world.sessions.close(request.cookies[SESSION_COOKIE])
    clearSecretCookie(reply, SESSION_COOKIE)
    clearAppCookies(reply)
    return {}
  })
}
