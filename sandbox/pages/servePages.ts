import type { App } from 'sandbox/http/bodyOf'
import { effectiveSettings } from 'sandbox/api/effective'
import { clearAppCookies, completeSession, endSession, sessionOf } from 'sandbox/http/cookies'
import { refuse } from 'sandbox/http/refusal'
import { isComplete, type Session } from 'sandbox/state/sessions'
import type { World } from 'sandbox/state/world'
import { escapeHtml, htmlPage, queryList, sendPage, webAppActions, whoIsHere } from './html'
import type { FastifyRequest } from 'fastify'
import { serveDeviceCheck } from './deviceCheck'

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
function serveNote(app: App, world: World): void {
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
    endSession(world, request, reply)
    return {}
  })
}

type Target = readonly [path: string, title: string, eyebrow: string, text: string]

const TARGETS: readonly Target[] = [
  ['/online/', 'The web app', 'Harbor', 'This is where a sign-in leads.'],
  [
    '/preview/online/',
    'The web app, in preview',
    'Harbor preview',
    'The feature webappPreviewEnabled is on for this person.',
  ],
  ['/welcome', 'Welcome', 'Onboarding, version 1', 'A new person is shown around the company.'],
  ['/signup/v2/progress', 'Confirm your name', 'Onboarding, version 3', 'Is this how your name is written?'],
  [
    '/signup/v2/mobile-set-up',
    'Set up your phone',
    'Onboarding, version 3',
    'The next step is the mobile app.',
  ],
  ['/signup/v2/all-set', 'All set', 'Onboarding, version 3', 'Everything is ready.'],
]

const hasExpired = (world: World, session: Session | undefined): boolean =>
  session !== undefined &&
  isComplete(session) &&
  (effectiveSettings(world, session.account).passwordExpiresIn ?? 1) <= 0

function pageFor(world: World, [, title, eyebrow, text]: Target, request: FastifyRequest): string {
  const session = sessionOf(world, request)
  const query = request.query as Record<string, unknown>
  const onboarding = query.onboarding === 'true'
  const tag = onboarding ? '<p class="alert">The onboarding begins here (version 2).</p>' : ''
  return htmlPage({
    title,
    eyebrow,
    body: `<p>${escapeHtml(text)}</p>${tag}${whoIsHere(session)}${queryList(query)}${webAppActions(session)}`,
  })
}

/** Serves the addresses outside the sign-in app as plain pages (product/outside-pages). */
export function servePages(app: App, world: World): void {
  app.get('/', (_request, reply) => reply.redirect('/sandbox/'))
  for (const target of TARGETS) {
    const [path] = target
    app.get(path, (request, reply) => {
      const expired = path.endsWith('/online/') && hasExpired(world, sessionOf(world, request))
      if (!expired) return sendPage(reply, pageFor(world, target, request))
      return reply.redirect(`/signin/password-expired?back=${encodeURIComponent(path)}`)
    })
  }
  app.post('/sandbox/sign-out', (request, reply) => {
    endSession(world, request, reply)
    clearAppCookies(reply)
    return reply.redirect('/signin/', 303)
  })
  app.post('/sandbox/onboarded', (request, reply) => {
    const session = sessionOf(world, request)
    if (session) session.account.person.onboarding = { version: 2, status: 'Completed' }
    return reply.redirect('/online/', 303)
  })
  serveNote(app, world)
  serveDeviceCheck(app, world)
}
