import type { FastifyInstance } from 'fastify'
import { bodyOf, text } from 'sandbox/http/bodyOf'
import { isKnownClient } from 'sandbox/company/nativeClients'
import { completeSession, SESSION_COOKIE, setSecretCookie } from 'sandbox/http/cookies'
import { refuseAs, tooMany } from 'sandbox/http/refusal'
import type { Proof } from 'sandbox/state/nativeCodes'
import type { World } from 'sandbox/state/world'
import { sessionUserName } from './effective'

const WISH_BODY = bodyOf(
  { clientId: text, codeChallenge: { type: 'string', pattern: '^[\\w-]{43}$' } },
  { redirectUri: text },
)
const PROOF_BODY = bodyOf(
  {
    clientId: text,
    code: { type: 'string', maxLength: 512 },
    codeVerifier: { type: 'string', pattern: '^[\\w.~-]{43,128}$' },
  },
  { redirectUri: text },
)

interface Wish {
  clientId: string
  codeChallenge: string
  redirectUri?: string
}

/** The code that signs an app of this device in, and the app's own session for it (addresses/native-code). */
export function serveNativeCode(app: FastifyInstance, world: World): void {
  app.post<{ Body: Wish }>('/api/auth/v2/native-code', WISH_BODY, request => {
    const session = completeSession(world, request)
    const { clientId, codeChallenge, redirectUri } = request.body
    if (!isKnownClient(clientId, redirectUri))
      throw refuseAs(400, 'nativeClientUnknown', 'This app is not known, or not at this address.')
    return world.nativeCodes.issue({
      sessionId: session.id,
      clientId,
      address: redirectUri,
      challenge: codeChallenge,
    })
  })

  app.post<{ Body: Proof }>('/api/auth/v2/native-token', PROOF_BODY, async (request, reply) => {
    const locked = world.nativeCodes.lockedFor()
    if (locked > 0) throw tooMany(locked, 'Too many wrong codes. Please wait a minute.')
    // A session that has ended takes its codes along.
    const asked = world.sessions.find(world.nativeCodes.redeem(request.body))
    if (!asked) throw refuseAs(400, 'invalidGrant', 'The code proves nothing.')
    const own = world.sessions.openComplete(asked.account)
    setSecretCookie(reply, SESSION_COOKIE, own.id)
    world.events.emit('people')
    return { userId: asked.account.person.username, ...sessionUserName(world, asked.account) }
  })
}
