import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PASSWORD } from './company/harbor'
import { PEOPLE } from './company/people'
import { GROUPS } from './company/types'
import { createApp } from './http/app'
import { hasOurName } from './http/securityPolicy'
import { createIdentityProvider } from './idp/identityProvider'
import { createWorld } from './state/world'

export interface SandboxOptions {
  /** 0 means any free port. */
  port?: number
  idpPort?: number
  /** The folder of the production build. */
  dist?: string
}

const HOST = '127.0.0.1'

async function listen(server: Server, port: number): Promise<number> {
  await once(server.listen(port, HOST), 'listening')
  return (server.address() as AddressInfo).port
}

/** Starts the company, its identity provider and its other hosts; all listen only on 127.0.0.1. */
export async function startSandbox(options: SandboxOptions = {}) {
  const { port = 4400, idpPort = 4401, dist = 'dist' } = options
  const world = await createWorld()
  const app = createApp(world, dist)
  world.origin = await app.listen({ port, host: HOST })

  const idpServer = createServer()
  world.idp = `http://${HOST}:${await listen(idpServer, idpPort)}`
  const answer = await createIdentityProvider(world)
  idpServer.on('request', (request, response) => {
    if (hasOurName(request)) void answer(request, response)
    else response.writeHead(403).end()
  })
  await world.partners.open()

  const close = async (): Promise<void> => {
    idpServer.closeAllConnections()
    await Promise.all([app.close(), world.partners.close(), new Promise(done => idpServer.close(done))])
  }
  const partners = world.partners.list().map(({ name, origin, behaviour }) => ({ name, origin, behaviour }))
  return { origin: world.origin, idp: world.idp, partners, close }
}

/** Returns the text in the terminal: the addresses and the people. */
export function greeting({ origin, idp }: { origin: string; idp: string }): string {
  const width = Math.max(...PEOPLE.map(person => person.username.length)) + 2
  const people = GROUPS.flatMap(group => [
    '',
    `  ${group}`,
    ...PEOPLE.filter(person => person.group === group).map(
      person => `    ${person.username.padEnd(width)}${person.shows}`,
    ),
  ])
  return [
    '',
    '  Harbor is running.',
    '',
    `  Sign in             ${origin}/signin/`,
    `  Control room        ${origin}/sandbox/`,
    `  Identity provider   ${idp}`,
    '',
    `  Every password is   ${PASSWORD}`,
    ...people,
    '',
  ].join('\n')
}
