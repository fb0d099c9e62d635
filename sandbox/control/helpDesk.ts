import { type App, bodyOf, upTo } from 'sandbox/http/bodyOf'
import { refuse, refuseEarly } from 'sandbox/http/refusal'
import type { Issued } from 'sandbox/state/support/support'
import { isComplete } from 'sandbox/state/sessions'
import type { World } from 'sandbox/state/world'

const CODE = bodyOf({ code: upTo(32) })

/** Describes the person at the browser by the proof of the session: `claimedName` comes from the page and proves nothing. */
const shown = ({ session, facts, at, seenAt }: Issued) => {
  const complete = session !== undefined && isComplete(session)
  return {
    proved: session ? (complete ? 'everything' : 'password') : 'nothing',
    person: session ? { username: session.account.person.username, name: session.account.person.name } : null,
    since: session?.createdAt ?? null,
    due: session?.due[0]?.type ?? null,
    claimedName: facts.claimedName ?? null,
    step: facts.step,
    failure: facts.failure ?? null,
    askedAt: at,
    seenAt,
  }
}

/** The data that the page of the help desk receives for a code. */
export type Shown = ReturnType<typeof shown>

/** The company's own help desk, which looks a code up once (support/desk-lookup). Its employees sign in elsewhere: the sandbox does not authenticate them. */
export function serveHelpDesk(app: App, world: World): void {
  app.post('/sandbox/api/help-desk', CODE, request => {
    refuseEarly(world.helpDesk.wrong.heldFor(), 'Too many wrong codes. Please wait a minute.')
    const found = world.helpDesk.lookUp(
      request.body.code,
      session => world.sessions.find(session.id) === session,
    )
    if (!found) throw refuse(404, 'No browser shows this code now. Ask for another one.')
    return shown(found)
  })
}
