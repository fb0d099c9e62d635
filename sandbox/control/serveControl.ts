import type { App } from 'sandbox/http/bodyOf'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { build } from 'esbuild'
import { serveFlow } from 'sandbox/flow/serveFlow'
import { refuse } from 'sandbox/http/refusal'
import { framingPolicy } from 'sandbox/http/securityPolicy'
import { TYPES } from 'sandbox/http/staticSite'
import { sendPage, FILES_FOLDER } from 'sandbox/pages/html'
import type { World } from 'sandbox/state/world'
import { serveCompanyControl } from './companyControl'
import { serveFaultControl } from './faultControl'
import { serveHelpDesk } from './helpDesk'
import { servePhoneControl } from './phoneControl'
import { serveReceived } from './received'
import { serveScenarioControl } from './scenarioControl'

/** Returns a small drawn portrait, different for each number. */
function drawPhoto(id: number): string {
  const hue = (id * 47) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 55% 85%)"/><circle cx="48" cy="38" r="${15 + (id % 4)}" fill="hsl(${hue} 45% 45%)"/><path d="M16 96c2-24 16-34 32-34s30 10 32 34z" fill="hsl(${(hue + 40) % 360} 45% 40%)"/></svg>`
}

/** Browsers cache these files for a minute, like the files of a web app. */
const CACHED_BRIEFLY = 'max-age=60'

/** The pages, each with its file and the policy that it needs if it differs from the usual one. */
const PAGES: Record<string, [file: string, policy?: string]> = {
  '/sandbox/': ['room.html'],
  '/sandbox/look': ['look.html', framingPolicy()],
  '/sandbox/help-desk': ['desk.html'],
}

/** Returns a module as a script for browsers: without types, with all its imports. */
async function asScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** The scripts of the pages, by name; each is built once, at its first request. */
const scripts = new Map<string, Promise<string>>()
const SCRIPT = /^(desk|look|room|note|pages)\.js$/

function loadContent(name: string): Promise<string> {
  const [, script] = SCRIPT.exec(name) ?? []
  if (script) {
    const made = scripts.get(script) ?? asScript(join(FILES_FOLDER, script))
    scripts.set(script, made)
    return made
  }
  if (name === 'flow.css') return readFile('packages/saga-workbench/src/room/flow.css', 'utf8')
  if (!/^[a-z]+\.(?:css|svg)$/.test(name)) throw refuse(404, 'There is no such file.')
  return readFile(join(FILES_FOLDER, name), 'utf8')
}

const HEARTBEAT_MS = 20_000

function serveEvents(app: App, { events }: World): void {
  app.get('/sandbox/api/events', (request, reply) => {
    reply.hijack()
    const { raw } = reply
    // Must not be transformed: a compressing proxy, such as that of `npm run dev`, delays events.
    raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' })
    raw.write('retry: 1000\n\n')
    const unsubscribe = events.subscribe(topics => raw.write(`data: ${JSON.stringify(topics)}\n\n`))
    const heartbeat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS)
    request.raw.on('close', () => {
      clearInterval(heartbeat)
      unsubscribe()
    })
  })
}

/** Serves the control room and all requests of tests to the sandbox. */
export function serveControl(app: App, world: World): void {
  app.get('/favicon.ico', async (_request, reply) =>
    reply.type('image/svg+xml').send(await loadContent('logo.svg')),
  )
  app.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/'))
  for (const [path, [file, policy]] of Object.entries(PAGES))
    app.get(path, async (_request, reply) =>
      sendPage(reply, await readFile(join(FILES_FOLDER, file), 'utf8'), 200, policy),
    )
  app.get<{ Params: { name: string } }>('/sandbox/files/:name', async ({ params: { name } }, reply) =>
    reply
      .header('Cache-Control', CACHED_BRIEFLY)
      .type(TYPES[extname(name)] ?? 'text/plain')
      .send(await loadContent(name)),
  )
  app.get<{ Params: { id: string } }>('/sandbox/photos/:id', (request, reply) =>
    reply.type('image/svg+xml').send(drawPhoto(parseInt(request.params.id, 10) || 0)),
  )
  app.get('/sandbox/downloads/:name', (_request, reply) =>
    reply
      .header('Content-Disposition', 'attachment')
      .type('text/plain; charset=utf-8')
      .send('An installer would be here.\n'),
  )
  for (const serve of [
    serveCompanyControl,
    serveFaultControl,
    serveHelpDesk,
    servePhoneControl,
    serveReceived,
    serveScenarioControl,
    serveEvents,
    serveFlow,
  ])
    serve(app, world)
}
