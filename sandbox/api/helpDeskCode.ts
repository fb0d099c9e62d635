import { type App, bodyOf, upTo } from 'sandbox/http/bodyOf'
import { DESK_COOKIE, sessionOf, setSecretCookie } from 'sandbox/http/cookies'
import { refuseEarly } from 'sandbox/http/refusal'
import type { Issued } from 'sandbox/state/support/support'
import type { World } from 'sandbox/state/world'
import * as v from 'valibot'

const PATH = '/api/online/v1/support/code'
const FACTS = bodyOf({
  step: v.pipe(upTo(64), v.startsWith('/')),
  claimedName: v.exactOptional(upTo(256)),
  failure: v.exactOptional(
    v.object({
      problem: upTo(64),
      status: v.exactOptional(v.pipe(v.number(), v.integer())),
      requestId: v.exactOptional(upTo(64)),
    }),
  ),
})

/** Serves the code by which the help desk identifies a page. A caller needs no session (support/desk-code). */
export function serveHelpDeskCode(app: App, world: World): void {
  const told = ({ code, expiresAt, seenAt, session }: Issued) => ({
    ...(seenAt === undefined
      ? { code, expiresIn: Math.ceil((expiresAt - world.clock.now()) / 1000) }
      : { code: null, seen: true, seenAt }),
    ...(world.defects.has('desk-names') && session && { person: session.account.person.username }),
  })

  app.post(PATH, FACTS, async (request, reply) => {
    const browser = request.cookies[DESK_COOKIE]
    refuseEarly(world.helpDesk.asked.heldFor(browser), 'Too many codes. Please wait.')
    const { step, claimedName, failure } = request.body
    const facts = { step, ...(claimedName && { claimedName }), ...(failure && { failure }) }
    const issued = world.helpDesk.issue(browser, sessionOf(world, request), facts)
    setSecretCookie(reply, DESK_COOKIE, issued.browser)
    return told(issued)
  })

  app.get(PATH, request => {
    const issued = world.helpDesk.ofBrowser(request.cookies[DESK_COOKIE], sessionOf(world, request))
    return issued ? told(issued) : { code: null, seen: false }
  })
}
