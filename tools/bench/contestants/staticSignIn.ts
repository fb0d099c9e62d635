import type { AddressInfo } from 'node:net'
import fastify, { type FastifyReply } from 'fastify'
import { encoded } from 'sandbox/http/staticSite'
import { staticPage } from './contestants'

const LOOK_UP = '/signin/lookup'
const LOG_IN = '/signin/login'

const USERNAME = staticPage().replace('action="/signin/"', `action="${LOOK_UP}"`)
const PASSWORD = USERNAME.replace(`action="${LOOK_UP}"`, `action="${LOG_IN}"`)
  .replace(
    '<button',
    '<label for="password">Password</label><input id="password" name="password" type="password" autofocus /><button',
  )
  .replace('spellcheck="false"\n          autofocus', 'spellcheck="false"')
  .replace('>Next<', '>Sign in<')

const send = (reply: FastifyReply, text: string, type = 'text/html; charset=utf-8') => {
  const { body, encoding } = encoded(text, 'br')
  return reply
    .headers({ 'Cache-Control': 'max-age=60', 'Content-Encoding': encoding ?? 'identity' })
    .type(type)
    .send(body)
}

/** Starts a sign-in by password without any script: two pages with a form, and the web app of a sandbox. It is the lower limit, because it has no lookup and no checks. */
export async function startStaticSignIn(
  webApp: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const app = fastify({ forceCloseConnections: true })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  )
  app.get('/signin/', (_request, reply) => send(reply, USERNAME))
  app.post(LOOK_UP, (_request, reply) => send(reply, PASSWORD))
  app.post(LOG_IN, (_request, reply) => reply.redirect('/online/', 303))
  app.get('/*', async (request, reply) => {
    const answer = await fetch(webApp + request.url)
    return send(reply, await answer.text(), answer.headers.get('content-type') ?? undefined)
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => app.close() }
}
