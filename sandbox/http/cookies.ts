import type { FastifyReply, FastifyRequest } from 'fastify'
import { isComplete, type Session } from 'sandbox/state/sessions'
import type { World } from 'sandbox/state/world'
import { effectiveSettings } from 'sandbox/api/effective'
import { refuse, refuseAs } from './refusal'

export const SESSION_COOKIE = 'harbor_session'
export const RESET_COOKIE = 'harbor_reset'
export const TRUST_COOKIE = 'harbor_trusted'
export const DESK_COOKIE = 'harbor_desk'
export const PHONE_COOKIE = 'harbor_phone'
export const SSO_COOKIE = 'harbor_sso'

const OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax' } as const

/** The cookies that the sign-in app writes and a sign-out removes (storage/sign-out). */
const APP_COOKIES = ['authenticationMode', 'userId', 'autoLoginEnabled']

/** `maxAge` in seconds; without it the cookie lasts as long as the browser. */
export const setSecretCookie = (reply: FastifyReply, name: string, value: string, maxAge?: number): void => {
  void reply.setCookie(name, value, { ...OPTIONS, ...(maxAge !== undefined && { maxAge }) })
}

export const clearSecretCookie = (reply: FastifyReply, name: string): void => {
  void reply.clearCookie(name, OPTIONS)
}

export const clearAppCookies = (reply: FastifyReply): void => {
  for (const name of APP_COOKIES) void reply.clearCookie(name, { path: '/' })
}

/** Closes the browser's session and removes its cookie. */
export function endSession(world: World, request: FastifyRequest, reply: FastifyReply): void {
  world.sessions.close(request.cookies[SESSION_COOKIE])
  clearSecretCookie(reply, SESSION_COOKIE)
}

export const sessionOf = (world: World, request: FastifyRequest): Session | undefined =>
  world.sessions.find(request.cookies[SESSION_COOKIE])

/** Returns the session after the password and every factor; throws a rejection if there is none. It may be restricted to a new password. */
export function passedSession(world: World, request: FastifyRequest): Session {
  const session = sessionOf(world, request)
  const counts = session && (isComplete(session) || world.defects.has('half-open', request))
  if (!counts) throw refuse(401, 'Sign in first.')
  return session
}

/** Returns the fully authenticated session; throws a rejection if there is none, and while the person must set a new password (password-change/required). */
export const completeSession = (world: World, request: FastifyRequest): Session =>
  unrestricted(passedSession(world, request))

function unrestricted(session: Session): Session {
  if (isComplete(session) && session.account.person.passwordChange)
    throw refuse(401, 'Choose a new password first.')
  return session
}

/** Returns the session if the person has proved their identity within ten minutes, provided that the company has the page that requires it (security-page/proof). */
export function provenSession(world: World, request: FastifyRequest): Session {
  const session = completeSession(world, request)
  const asks = effectiveSettings(world, session.account).securityPageEnabled
  if (asks && !world.sessions.isFresh(session))
    throw refuseAs(403, 'proveAgain', 'Please prove again that it is you.')
  return session
}

/** Returns the session after a correct password, with or without second factors due, even if it is restricted to a new password. */
export function openSession(world: World, request: FastifyRequest): Session {
  const session = sessionOf(world, request)
  if (!session) throw refuse(401, 'Sign in first.')
  return session
}

/** The same, except for a session that is restricted to a new password. */
export const anySession = (world: World, request: FastifyRequest): Session =>
  unrestricted(openSession(world, request))
