import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { refuse } from 'sandbox/http/refusal'
import { asScript } from 'sandbox/flow/asScript'
import { serveFlow } from 'sandbox/flow/serveFlow'
import { framingPolicy } from 'sandbox/http/securityPolicy'
import { sendPage } from 'sandbox/pages/sendPage'
import { FILES_FOLDER } from 'sandbox/pages/style'
import type { World } from 'sandbox/state/world'
import { serveCompanyControl } from './companyControl'
import { serveDefectControl } from './defectControl'
import { serveHelpDesk } from './helpDesk'
import { serveRobotControl } from './robotControl'
import { serveEvents } from './events'
import { serveFaultControl } from './faultControl'
import { servePasskeyControl } from './passkeyControl'
import { servePhoneControl } from './phoneControl'
import { serveReports } from './reports'
import { serveVisits } from './visits'
import { serveScenarioControl } from './scenarioControl'

/** Returns a small drawn portrait, different for each number. */
function drawPhoto(id: number): string {
  const hue = (id * 47) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 55% 85%)"/><circle cx="48" cy="38" r="${15 + (id % 4)}" fill="hsl(${hue} 45% 45%)"/><path d="M16 96c2-24 16-34 32-34s30 10 32 34z" fill="hsl(${(hue + 40) % 360} 45% 40%)"/></svg>`
}

/** Browsers cache these files for a minute, like the files of a web app. */
const CACHED_BRIEFLY = 'max-age=60'

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
}

/** The scripts of the pages, by the name of their source; each is built once, at its first request. */
const scripts = new Map<string, Promise<string>>()
const SCRIPT = /^(desk|look|room|note|pages)\.js$/

function scriptOf(name: string): Promise<string> {
  const made = scripts.get(name) ?? asScript(join(FILES_FOLDER, `${name}.ts`))
  scripts.set(name, made)
  return made
}

/** Serves the control room and all requests of tests to the sandbox. */
export function serveControl(app: FastifyInstance, world: World): void {
  app.get('/favicon.ico', async (_request, reply) =>
    reply.type('image/svg+xml').send(await readFile(join(FILES_FOLDER, 'logo.svg'))),
  )
  app.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/'))
  app.get('/sandbox/', async (_request, reply) =>
    sendPage(reply, await readFile(join(FILES_FOLDER, 'room.html'), 'utf8')),
  )
  app.get('/sandbox/look', async (_request, reply) =>
    sendPage(reply, await readFile(join(FILES_FOLDER, 'look.html'), 'utf8'), 200, framingPolicy()),
  )
  app.get('/sandbox/help-desk', async (_request, reply) =>
    sendPage(reply, await readFile(join(FILES_FOLDER, 'desk.html'), 'utf8')),
  )
  app.get<{ Params: { name: string } }>('/sandbox/files/:name', async (request, reply) => {
    const [, script] = SCRIPT.exec(request.params.name) ?? []
    if (script)
      return reply
        .header('Cache-Control', CACHED_BRIEFLY)
        .type('text/javascript; charset=utf-8')
        .send(await scriptOf(script))
    if (request.params.name === 'flow.css')
      return reply
        .header('Cache-Control', CACHED_BRIEFLY)
        .type(TYPES['css'] ?? '')
        .send(await readFile('packages/saga-workbench/src/room/flow.css'))
    const name = /^[a-z]+\.(css|svg)$/.exec(request.params.name)
    if (!name) throw refuse(404, 'There is no such file.')
    return reply
      .header('Cache-Control', CACHED_BRIEFLY)
      .type(TYPES[name[1] ?? ''] ?? 'text/plain')
      .send(await readFile(join(FILES_FOLDER, name[0])))
  })
  app.get<{ Params: { id: string } }>('/sandbox/photos/:id', (request, reply) =>
    reply.type('image/svg+xml').send(drawPhoto(parseInt(request.params.id, 10) || 0)),
  )
  app.get<{ Params: { name: string } }>('/sandbox/downloads/:name', (_request, reply) =>
    reply
      .header('Content-Disposition', 'attachment')
      .type('text/plain; charset=utf-8')
      .send('An installer would be here.\n'),
  )
  serveCompanyControl(app, world)
  serveFaultControl(app, world)
  serveRobotControl(app, world)
  serveHelpDesk(app, world)
  serveDefectControl(app, world)
  servePhoneControl(app, world)
  serveReports(app, world)
  serveVisits(app, world)
  serveScenarioControl(app, world)
  servePasskeyControl(app, world)
  serveEvents(app, world)
  serveFlow(app, world)
}
