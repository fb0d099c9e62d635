import type { App } from 'sandbox/http/bodyOf'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { passStep } from 'sandbox/api/factors/steps'
import { originOf } from 'sandbox/http/crossSite'
import { sessionOf } from 'sandbox/http/cookies'
import { isComplete, type Session } from 'sandbox/state/sessions'
import type { World } from 'sandbox/state/world'
import { escapeHtml, htmlPage, queryList, sendPage, whoIsHere } from './html'

const CHECK_COOKIE = 'w-device-compliance-check-info'

interface CheckInfo {
  mode?: string
  successUrl?: string
  failUrl?: string
}

function checkInfo(request: FastifyRequest): CheckInfo {
  try {
    const info: unknown = JSON.parse(request.cookies[CHECK_COOKIE] ?? '')
    return typeof info === 'object' && info !== null ? info : {}
  } catch {
    return {}
  }
}

/** Returns an address on this origin, or the return to the sign-in. */
function safeAddress(world: World, request: FastifyRequest, address: unknown): string {
  const origin = originOf(world, request)
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return '/signin/'
  const url = new URL(address, origin)
  return url.origin === origin ? url.href : '/signin/'
}

const dueCheck = (session: Session | undefined): 'v1' | 'v2' | undefined => {
  const type = session?.due[0]?.type
  if (type === 'deviceCompliance') return 'v1'
  return type === 'deviceComplianceV2' ? 'v2' : undefined
}

/** Returns the reason why the check cannot pass: version 2 needs the login marker of the step that is due. */
function obstacle(session: Session | undefined, version: string, marker: unknown): string | undefined {
  const due = dueCheck(session)
  if (!due) return undefined
  if (due !== version) return `Version ${due.slice(1)} of the check is due, not version ${version.slice(1)}.`
  if (version === 'v2' && marker !== session?.due[0]?.loginMarker)
    return 'The login marker is missing or wrong.'
  return undefined
}

const button = (path: string, query: string, answer: string, label: string, look = ''): string =>
  `<form method="post" action="${path}?${escapeHtml(query)}"><button${look} name="answer" value="${answer}">${label}</button></form>`

function checkPage(world: World, request: FastifyRequest, path: string, version: string): string {
  const query = request.query as Record<string, unknown>
  const info = checkInfo(request)
  const text = request.url.split('?')[1] ?? ''
  const problem = obstacle(sessionOf(world, request), version, query['login-marker'])
  const install = info.mode === 'install' || query.install === 'ask'
  return htmlPage({
    title: install ? 'Install Harbor on this device' : 'Checking this device',
    eyebrow: `Device check, version ${version.slice(1)}`,
    body: `<p>${install ? 'The company asks for its native app on this computer.' : 'Is this device fit to work with?'}</p>
<p>Mode: <code>${escapeHtml(info.mode ?? 'none')}</code></p>
${problem ? `<p class="alert" role="alert">${escapeHtml(problem)}</p>` : ''}
${whoIsHere(sessionOf(world, request))}
${queryList(query)}
<h2>What to do here</h2>
${install ? '<p><a href="/sandbox/downloads/HarborSetup-5.2.0.txt" download>Download Harbor 5.2.0</a></p>' : ''}
<div class="actions">
${button(path, text, 'pass', install ? 'It is installed' : 'Pass', ' class="primary"')}
${button(path, text, 'fail', 'Fail')}
${install ? '' : button(path, text, 'install', 'Ask to install')}
</div>`,
  })
}

function pass(
  world: World,
  session: Session | undefined,
  reply: FastifyReply,
  mode: string | undefined,
): void {
  if (!session) return
  if (dueCheck(session)) passStep(world, session, reply)
  if (mode === 'onboardingV3' && isComplete(session))
    session.account.person.onboarding = { version: 2, status: 'Completed' }
}

/** Serves the device-check app, in both versions (onboarding/device-check). */
export function serveDeviceCheck(app: App, world: World): void {
  for (const [path, version] of [
    ['/device-check/', 'v1'],
    ['/device-check/v2', 'v2'],
  ] as const) {
    app.get(path, (request, reply) => sendPage(reply, checkPage(world, request, path, version)))
    app.post<{ Body: { answer?: string }; Querystring: Record<string, string> }>(path, (request, reply) => {
      const info = checkInfo(request)
      if (request.body.answer === 'fail')
        return reply.redirect(safeAddress(world, request, info.failUrl), 303)
      if (request.body.answer === 'install') {
        const query = new URLSearchParams({ ...request.query, install: 'ask' })
        return reply.redirect(`${path}?${query.toString()}`, 303)
      }
      const session = sessionOf(world, request)
      if (obstacle(session, version, request.query['login-marker']))
        return sendPage(reply, checkPage(world, request, path, version), 400)
      pass(world, session, reply, info.mode)
      return reply.redirect(safeAddress(world, request, request.query.back ?? info.successUrl), 303)
    })
  }
}
