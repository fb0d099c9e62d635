import { type App, bodyOf, text, upTo } from 'sandbox/http/bodyOf'
import { isKnownClient } from 'sandbox/company/nativeClients'
import { completeSession, SESSION_COOKIE, setSecretCookie } from 'sandbox/http/cookies'
import { refuseAs, refuseEarly } from 'sandbox/http/refusal'
import type { World } from 'sandbox/state/world'
import { sessionUserName } from './effective'
import * as v from 'valibot'

const WISH = bodyOf({
  clientId: text,
  codeChallenge: v.pipe(text, v.regex(/^[\w-]{43}$/)),
  redirectUri: v.exactOptional(text),
})
const PROOF = bodyOf({
  clientId: text,
  code: upTo(512),
  codeVerifier: v.pipe(text, v.regex(/^[\w.~-]{43,128}$/)),
  redirectUri: v.exactOptional(text),
})

/** The code that signs an app of this device in, and the app's own session for it (addresses/native-code). */
export function serveNativeCode(app: App, world: World): void {
  app.post('/api/auth/v2/native-code', WISH, request => {
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

  app.post('/api/auth/v2/native-token', PROOF, async (request, reply) => {
    refuseEarly(world.nativeCodes.wrong.heldFor(), 'Too many wrong codes. Please wait a minute.')
    // A session that has ended takes its codes along.
    const asked = world.sessions.find(world.nativeCodes.redeem(request.body))
    if (!asked) throw refuseAs(400, 'invalidGrant', 'The code proves nothing.')
    const own = world.sessions.openComplete(asked.account)
    setSecretCookie(reply, SESSION_COOKIE, own.id)
    return { userId: asked.account.person.username, ...sessionUserName(world, asked.account) }
  })
}
