import type { FastifyRequest } from 'fastify'
import { type App, bodyOf, filled } from 'sandbox/http/bodyOf'
import {
  completeSession,
  provenSession,
  SESSION_COOKIE,
  setSecretCookie,
  TRUST_COOKIE,
} from 'sandbox/http/cookies'
import { refuse, refuseAs, refuseEarly } from 'sandbox/http/refusal'
import type { Session } from 'sandbox/state/sessions'
import type { World } from 'sandbox/state/world'
import { assertionSchema, provenPasskey } from '../passkeys/assertion'
import * as v from 'valibot'
import { effectiveSettings } from 'sandbox/api/effective'
import type { Account } from 'sandbox/state/accounts'

const PROOF = bodyOf({
  password: v.exactOptional(filled),
  credential: v.exactOptional(assertionSchema),
})

async function isTheirs(
  world: World,
  request: FastifyRequest,
  session: Session,
  { password, credential }: v.InferOutput<typeof PROOF.schema.body>,
): Promise<boolean> {
  const { username } = session.account.person
  if (password !== undefined) {
    // Counted with the wrong passwords of a sign-in, so that no one gets more tries here.
    refuseEarly(world.accounts.lockedFor(username), 'Too many wrong passwords. Please wait a minute.')
    return (await world.accounts.verify(username, password)) !== undefined
  }
  if (!credential) throw refuse(400, 'A password or a passkey is missing.')
  const passkey = await provenPasskey(world, request, credential, { kind: 'proof', session: session.id })
  return passkey?.person === username
}

/** The person's actions on the security page, and the proof that they may require first (security-page/proof, security-page/end-trust, security-page/elsewhere). */
export function serveOwnActs(app: App, world: World): void {
  app.post('/api/auth/v2/prove', PROOF, async (request, reply) => {
    const session = completeSession(world, request)
    if (!(await isTheirs(world, request, session, request.body)))
      throw refuseAs(400, 'proofWrong', 'The password or the passkey is wrong.')
    world.sessions.renew(session)
    setSecretCookie(reply, SESSION_COOKIE, session.id)
    return {}
  })

  app.post('/api/user/v1/security/trusted-devices/remove', bodyOf({ id: filled }), request => {
    world.trusted.end(completeSession(world, request).account, request.body.id)
    return {}
  })

  app.post('/api/user/v1/security/sign-out-elsewhere', request => {
    const session = provenSession(world, request)
    if (!world.defects.has('stays-elsewhere')) world.sessions.closeOthers(session, session.account)
    world.trusted.endOthers(session.account, request.cookies[TRUST_COOKIE])
    session.account.aloneSince = world.clock.now()
    return {}
  })
}

const SET_UP_MS = 600_000
const OWN = '/api/user/v1/security'

const hasApp = (world: World, { person }: Account): boolean =>
  world.authenticators.of(person.username).length > 0

/** Sets the factors of the next sign-in: the stored app, and a recovery code in its place if one is left. */
function followChange(world: World, account: Account): void {
  const { person } = account
  const has = hasApp(world, account)
  if (!has) world.recoveryCodes.end(person.username)
  const recovery = world.recoveryCodes.left(person.username) > 0
  const steps = person.mfa ?? []
  if (!has && account.choseApp) {
    account.choseApp = false
    const rest = steps.filter(({ type }) => type !== 'totp')
    if (rest.length > 0) person.mfa = rest
    else delete person.mfa
  } else if (has && !steps.some(({ type }) => type === 'totp')) {
    account.choseApp = true
    person.mfa = [...steps, { type: 'totp', action: 'code', digits: 6, recovery }]
  }
  for (const step of person.mfa ?? []) if (step.type === 'totp') step.recovery = recovery
}

/** Serves the security page's actions with authenticator apps and recovery codes (security-page/set-up, security-page/remove-app, security-page/new-codes). */
export function serveOwnFactors(app: App, world: World): void {
  app.post(`${OWN}/authenticators/begin`, request => {
    const session = provenSession(world, request)
    if ((session.enrolmentUntil ?? 0) <= world.clock.now()) delete session.enrolment
    session.enrolmentUntil = world.clock.now() + SET_UP_MS
    const uri = world.authenticators.begin(session)
    return { uri }
  })

  app.post(`${OWN}/authenticators/confirm`, bodyOf({ code: filled }), request => {
    const session = completeSession(world, request)
    const { account } = session
    const isOver = session.enrolment === undefined || (session.enrolmentUntil ?? 0) <= world.clock.now()
    if (isOver) throw refuseAs(400, 'setUpOver', 'This set-up has ended.')
    if (!world.authenticators.confirm(session, request.body.code))
      throw refuseAs(400, 'codeWrong', 'The code is wrong.')
    const { username } = account.person
    const tells = effectiveSettings(world, account).recoveryCodesEnabled
    const codes = tells && world.recoveryCodes.left(username) === 0 && world.recoveryCodes.make(username)
    followChange(world, account)
    return codes ? { recoveryCodes: codes } : {}
  })

  app.post(`${OWN}/authenticators/remove`, bodyOf({ id: filled }), request => {
    const { account } = provenSession(world, request)
    const { person } = account
    const apps = world.authenticators.of(person.username)
    const isLast = apps.length === 1 && apps[0]?.id === request.body.id
    if (isLast && !account.choseApp) throw refuseAs(400, 'lastFactor', 'Set another app up first.')
    world.authenticators.remove(person.username, request.body.id)
    followChange(world, account)
    return {}
  })

  app.get(`${OWN}/recovery-codes`, request => {
    const { account } = completeSession(world, request)
    const { username } = account.person
    if (!hasApp(world, account)) return { left: null }
    return { left: world.recoveryCodes.left(username), madeAt: world.recoveryCodes.madeAt(username) }
  })

  app.post(`${OWN}/recovery-codes/new`, request => {
    const { account } = provenSession(world, request)
    const codes = world.recoveryCodes.make(account.person.username)
    followChange(world, account)
    return { recoveryCodes: codes }
  })
}
