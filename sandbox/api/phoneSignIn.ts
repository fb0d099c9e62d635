import { type App, bodyOf, upTo } from 'sandbox/http/bodyOf'
import { completeSession, PHONE_COOKIE, SESSION_COOKIE, setSecretCookie } from 'sandbox/http/cookies'
import { refuseAs, refuseEarly } from 'sandbox/http/refusal'
import type { World } from 'sandbox/state/world'
import { agentName } from './account/agentName'
import { loginAnswer } from './login'
import { originOf } from 'sandbox/http/crossSite'
import * as v from 'valibot'

const PATH = '/api/auth/v2/phone-sign-in'
const PLACE = 'Lisbon, Portugal'
const ANSWER = bodyOf({ userCode: upTo(64), approve: v.boolean(), number: v.exactOptional(upTo(8)) })

const unknown = () =>
  refuseAs(404, 'phoneRequestUnknown', 'No computer waits with this code, or no longer. Ask for a new one.')

/** Serves the computer: codes, which need no session, and the session that a phone has approved (phone/begin, phone/poll). */
function serveComputer(app: App, world: World): void {
  app.post(PATH, async (request, reply) => {
    const browser = request.cookies[PHONE_COOKIE]
    refuseEarly(world.phoneSignIns.begun.heldFor(browser), 'Too many codes. Please wait.')
    const begun = world.phoneSignIns.begin(browser, request.headers['user-agent'] ?? '')
    setSecretCookie(reply, PHONE_COOKIE, begun.browser)
    return {
      deviceCode: begun.deviceCode,
      userCode: begun.userCode,
      verificationUri: `${originOf(world, request)}/signin/phone`,
      expiresIn: (begun.expiresAt - begun.at) / 1000,
      interval: begun.intervalMs / 1000,
    }
  })

  app.post(`${PATH}/status`, bodyOf({ deviceCode: upTo(512) }), async (request, reply) => {
    const polled = world.phoneSignIns.poll(request.body.deviceCode, request.cookies[PHONE_COOKIE])
    if (polled === 'expired') throw refuseAs(400, 'phoneSignInExpired', 'This code counts no more.')
    if (polled === 'denied') throw refuseAs(400, 'phoneSignInDenied', 'The phone has refused.')
    if ('state' in polled) return reply.code(202).send(polled)
    // A phone that has signed out since no longer approves the sign-in.
    const phone = world.sessions.find(polled.id)
    if (!phone) throw refuseAs(400, 'phoneSignInDenied', 'The phone is signed out.')
    world.sessions.close(request.cookies[SESSION_COOKIE])
    const { account, id } = world.sessions.openComplete(phone.account)
    setSecretCookie(reply, SESSION_COOKIE, id)
    // The computer may be shared, so the server offers no passkey there.
    return { ...loginAnswer(world, account), passkeyOffer: false, userName: account.person.username }
  })
}

/** The phone's side: what is asked, and the person's answer (phone/open, phone/answer). */
export function servePhoneSignIn(app: App, world: World): void {
  serveComputer(app, world)

  app.post(`${PATH}/request`, bodyOf({ userCode: upTo(64) }), request => {
    const session = completeSession(world, request)
    refuseEarly(world.phoneSignIns.wrong.heldFor(session.id), 'Too many wrong codes. Please wait a minute.')
    const opened = world.phoneSignIns.open(request.body.userCode, session)
    if (!opened) throw unknown()
    return {
      requestedAt: opened.at,
      place: PLACE,
      device: agentName(opened.agent),
      expiresIn: Math.ceil((opened.expiresAt - world.clock.now()) / 1000),
    }
  })

  app.post(`${PATH}/answer`, ANSWER, request => {
    const session = completeSession(world, request)
    const { userCode, approve, number = '' } = request.body
    switch (world.phoneSignIns.answer(userCode, session, approve ? number : undefined)) {
      case 'unknown':
        throw unknown()
      case 'wrong':
        throw refuseAs(400, 'phoneNumberWrong', 'This is not the number of the computer.')
      case 'done':
        return {}
    }
  })
}
