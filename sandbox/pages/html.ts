import type { FastifyReply } from 'fastify'
import { pagePolicy } from 'sandbox/http/securityPolicy'
import { isComplete, type Session } from 'sandbox/state/sessions'
import { join, resolve } from 'node:path'

// Relative to the project's folder: the sandbox may run from one bundled file, which is elsewhere.
export const FILES_FOLDER = resolve('sandbox', 'room')
export const CSS_FILE = join(FILES_FOLDER, 'pages.css')

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)

interface Page {
  title: string
  eyebrow: string
  body: string
}

/** Returns a small page of the company, outside the sign-in app. */
export const htmlPage = ({ title, eyebrow, body }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)} · Harbor</title>
<link rel="stylesheet" href="/sandbox/files/pages.css">
<link rel="icon" href="/sandbox/files/logo.svg">
<script src="/sandbox/files/pages.js" defer></script>
</head>
<body class="narrow">
<main class="card">
<p class="eyebrow">${escapeHtml(eyebrow)}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
<p class="foot"><a href="/sandbox/">Control room</a></p>
</body>
</html>`

/** Returns the query as a list, so that a visitor sees its parameters. */
export function queryList(query: Record<string, unknown>): string {
  const rows = Object.entries(query).map(
    ([name, value]) =>
      `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(name === 'webtoken' ? '••••••••' : String(value))}</dd></div>`,
  )
  return rows.length === 0 ? '' : `<h2>What came along</h2><dl class="query">${rows.join('')}</dl>`
}

export const sendPage = (
  reply: FastifyReply,
  html: string,
  status = 200,
  policy = pagePolicy(),
): FastifyReply =>
  reply
    .code(status)
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)

/** Names the person who is signed in here, according to the server. */
export function whoIsHere(session: Session | undefined): string {
  if (!session) return '<p class="who none">Nobody is signed in.</p>'
  const { name, username } = session.account.person
  const initials = name
    .split(' ')
    .map(part => part.slice(0, 1))
    .join('')
  const state = isComplete(session) ? 'Signed in' : 'A second factor is still due'
  return `<div class="who"><span class="avatar" aria-hidden="true">${escapeHtml(initials)}</span><div><strong data-signed-in="${
    isComplete(session) ? escapeHtml(username) : ''
  }">${escapeHtml(name)}</strong><span>${escapeHtml(username)} · ${state}</span></div></div>`
}

const link = (href: string, label: string): string => `<a class="button" href="${href}">${label}</a>`

const post = (action: string, label: string): string =>
  `<form method="post" action="${action}"><button>${label}</button></form>`

/** Returns the actions of a person in the web app that lead back to the sign-in app. */
export function webAppActions(session: Session | undefined): string {
  if (!session || !isComplete(session))
    return `<h2>What to do here</h2><div class="actions">${post('/sandbox/sign-out', 'Go to sign-in')}</div>`
  const newcomer = session.account.person.onboarding?.status
  return `<h2>What to do here</h2>
<div class="actions">
${post('/sandbox/sign-out', 'Sign out')}
${link('/online/note', 'Write a note')}
${link('/signin/change-password', 'Change password')}
${link('/signin/password-expired?back=%2Fonline%2F', 'Let the password expire')}
${newcomer && newcomer !== 'Completed' ? post('/sandbox/onboarded', 'Complete onboarding') : ''}
</div>
<h2>Be signed out</h2>
<div class="actions">
<form method="post" action="/sandbox/sign-out" data-limit="sessionTimeoutLimit" data-minutes="15"><button>Inactive for 15 minutes</button></form>
<form method="post" action="/sandbox/sign-out" data-limit="sessionLifespanLimit" data-minutes="480"><button>Session too long</button></form>
</div>`
}
