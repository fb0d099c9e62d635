import { type App, bodyOf } from 'sandbox/http/bodyOf'
import { SENT_CODES } from 'sandbox/company/sentCodes'
import { anySession, clearSecretCookie, openSession, SESSION_COOKIE } from 'sandbox/http/cookies'
import { refuse, tooMany } from 'sandbox/http/refusal'
import { isComplete } from 'sandbox/state/sessions'
import type { World } from 'sandbox/state/world'
import { passwordChangeOf, sessionUserName } from './effective'
import { beginStep, dueSteps, followPhone } from './factors/steps'
import * as v from 'valibot'

const MOST_CODES = 5
const CODES_WAIT_MS = 60_000

/** Session status, resend and the activation code (factors/polling). */
export function serveSessionStatus(app: App, world: World): void {
  app.get('/api/auth/v2/session-status', async (request, reply) => {
    // A question of another tab, which was on its way while the last factor was passed.
    const former = world.sessions.findFormer(request.cookies[SESSION_COOKIE])
    const session = former ?? openSession(world, request)
    const turn = followPhone(world, session, reply)
    if (turn === 'denied') {
      world.sessions.close(session.id)
      clearSecretCookie(reply, SESSION_COOKIE)
      throw refuse(401, 'The sign-in was not approved.')
    }
    if (turn === 'expired')
      throw refuse(400, 'The sign-in request has expired. Choose Resend to get a new one.')
    const { person } = session.account
    const whose = sessionUserName(world, session.account)
    if (isComplete(session) && !session.emptyList)
      return { userId: person.username, name: person.name, ...whose, ...passwordChangeOf(session.account) }
    return reply.code(202).send({ mfa: dueSteps(world, session), ...whose })
  })

  app.post('/api/auth/v2/resend-verification', request => {
    const session = anySession(world, request)
    if (isComplete(session)) throw refuse(400, 'No verification is due.')
    beginStep(world, session)
    return {}
  })

  // The code before is void (factors/new-code).
  app.post('/api/auth/v2/resend-code', bodyOf({ type: v.picklist(Object.keys(SENT_CODES)) }), request => {
    const session = anySession(world, request)
    const step = session.due[0]
    if (world.defects.has('no-resend')) throw refuse(404, 'There is nothing here.')
    if (!step?.resend || step.type !== request.body.type) throw refuse(400, 'No code can be sent again.')
    const codesSent = (session.step?.codesSent ?? 1) + 1
    if (codesSent > MOST_CODES) throw tooMany(CODES_WAIT_MS, 'Too many codes. Please wait a minute.')
    const formerCode = world.defects.has('old-code') ? session.step?.code : undefined
    beginStep(world, session)
    if (session.step) Object.assign(session.step, { codesSent, formerCode })
    return { timeout: step.timeout }
  })

  app.get('/api/auth/v2/activation-code', request => {
    const { credentialId } = world.phones.of(anySession(world, request).account.person.username)
    return { activationCode: `HARBOR-${credentialId.slice(-6)}` }
  })
}
