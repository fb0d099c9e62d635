import type { App } from 'sandbox/http/bodyOf'
import { effectiveSettings } from 'sandbox/api/effective'
import { clearSecretCookie, completeSession, SESSION_COOKIE, sessionOf } from 'sandbox/http/cookies'
import { refuse } from 'sandbox/http/refusal'
import { isComplete } from 'sandbox/state/sessions'
import type { World } from 'sandbox/state/world'
import { escapeHtml, htmlPage, sendPage } from './html'

const notePage = (username: string, passkeys: boolean) =>
  htmlPage({
    title: 'A note',
    eyebrow: 'Harbor',
    body: `<p>What is half written here survives the end of the session: the sign-in page opens beside it.</p>
<form data-note data-username="${escapeHtml(username)}" data-passkeys="${passkeys}">
<label for="note">Note</label>
<textarea id="note" name="note" rows="5" required></textarea>
<div class="actions"><button>Save</button>
<button type="button" data-again hidden>Sign in again</button>
<button type="button" data-end>End the session</button></div>
</form>
<p role="status" data-told></p>
<script type="module" src="/sandbox/files/note.js"></script>`,
  })

/** An example of a web app that keeps a half-written form while its person signs in again (addresses/popup). */
export function serveNote(app: App, world: World): void {
  app.get('/online/note', (request, reply) => {
    const session = sessionOf(world, request)
    if (!session || !isComplete(session)) return reply.redirect('/signin/?back=%2Fonline%2Fnote')
    const passkeys = effectiveSettings(world, session.account).passkeysEnabled ?? false
    return sendPage(reply, notePage(session.account.person.username, passkeys))
  })
  app.post<{ Body: { username?: unknown } }>('/sandbox/api/note', request => {
    const { person } = completeSession(world, request).account
    if (request.body.username !== person.username) throw refuse(409, person.name)
    return { name: person.name }
  })
  app.post('/sandbox/api/note/end', (request, reply) => {
    // Like a session that has timed out: the app's cookies remain.
    world.sessions.close(request.cookies[SESSION_COOKIE])
    clearSecretCookie(reply, SESSION_COOKIE)
    return {}
  })
}
