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
    // Counted with the wrong passwords of a sign-in: nobody gets more tries here.
    refuseEarly(world.accounts.lockedFor(username), 'Too many wrong passwords. Please wait a minute.')
    return (await world.accounts.verify(username, password)) !== undefined
  }
  if (!credential) throw refuse(400, 'A password or a passkey is missing.')
  const passkey = await provenPasskey(world, request, credential, { kind: 'proof', session: session.id })
  return passkey !== undefined && passkey !== 'unknown' && passkey.person === username
}

/** What a person does on the page of the own security, and the proof that it may ask for first (security-page/proof, security-page/end-trust, security-page/elsewhere). */
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
