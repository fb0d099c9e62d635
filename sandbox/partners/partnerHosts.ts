import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import {
  createServer as createSocketServer,
  type AddressInfo,
  type Server as SocketServer,
  type Socket,
} from 'node:net'
import type { AutoLogin, Partner, PartnerBehaviour, Partners } from 'sandbox/company/types'
import { MOST_HEADER_BYTES } from 'sandbox/http/cookies'
import { hasOurName } from 'sandbox/http/crossSite'
import type { SharedWithPartners } from 'sandbox/state/world'
import { answerPartnerCall } from './answerPartnerCall'

const NAMES = ['Mail', 'Files', 'Wiki', 'Calendar', 'Desk', 'Payroll', 'Travel', 'Library']
const FIRST: PartnerBehaviour[] = ['prompt', 'prompt', 'prompt', 'slow', 'refusing', 'dead']
const EVERY_DEAD = 5

const originOf = (listener: SocketServer): string =>
  `http://127.0.0.1:${(listener.address() as AddressInfo).port}`

/** Other hosts of the company, each on a separate port; one HTTP server serves all of them. */
export class PartnerHosts implements Partners {
  private partners: Partner[] = []
  private byPort = new Map<number, Partner>()
  /** Hosts that no sign-in has used since the last reset. */
  private spare: Partner[] = []
  private listeners: SocketServer[] = []
  private sockets = new Set<Socket>()
  private server: Server

  constructor(private world: SharedWithPartners) {
    this.server = createServer({ maxHeaderSize: MOST_HEADER_BYTES }, (request, response) =>
      this.answer(request, response),
    )
    this.server.keepAliveTimeout = 5000
  }

  async open(): Promise<void> {
    for (const behaviour of FIRST) await this.add(behaviour)
  }

  list(): Partner[] {
    return this.partners
  }

  find(name: string): Partner | undefined {
    return this.partners.find(partner => partner.name === name)
  }

  async addressesFor(wanted: AutoLogin['hosts']): Promise<string[]> {
    const behaviours =
      typeof wanted === 'number'
        ? Array.from({ length: wanted }, (_, index): PartnerBehaviour =>
            index % EVERY_DEAD === EVERY_DEAD - 1 ? 'dead' : 'prompt',
          )
        : wanted
    const free = new Map<PartnerBehaviour, Partner[]>()
    for (const partner of this.partners)
      free.set(partner.behaviour, [...(free.get(partner.behaviour) ?? []), partner].slice(-2000))
    const chosen: Partner[] = []
    for (const behaviour of behaviours)
      chosen.push(free.get(behaviour)?.shift() ?? (await this.add(behaviour)))
    return chosen.map(partner => partner.origin)
  }

  forget(): void {
    for (const partner of this.partners) partner.signedIn = []
    // They continue to listen: the next sign-in with as many hosts uses them.
    this.spare.unshift(...this.partners.splice(FIRST.length))
    this.partners.forEach((partner, index) => (partner.behaviour = FIRST[index] ?? partner.behaviour))
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    await Promise.all(this.listeners.map(listener => new Promise(done => listener.close(done))))
  }

  private async add(behaviour: PartnerBehaviour): Promise<Partner> {
    const partner = this.spare.shift() ?? (await this.begin())
    partner.behaviour = behaviour
    this.partners.push(partner)
    this.world.events.emit('partners')
    return partner
  }

  private async begin(): Promise<Partner> {
    const listener = createSocketServer(socket => {
      this.sockets.add(socket)
      socket.on('close', () => this.sockets.delete(socket))
      socket.on('error', () => socket.destroy())
      this.server.emit('connection', socket)
    })
    await once(listener.listen(0, '127.0.0.1'), 'listening')
    this.listeners.push(listener)
    const index = this.partners.length
    const round = Math.floor(index / NAMES.length)
    const name = `Harbor ${NAMES[index % NAMES.length] ?? ''}${round ? ` ${round + 1}` : ''}`
    const partner: Partner = { name, origin: originOf(listener), behaviour: 'prompt', signedIn: [] }
    this.byPort.set((listener.address() as AddressInfo).port, partner)
    return partner
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const partner = this.byPort.get(request.socket.localPort ?? 0)
    if (!hasOurName(request)) response.writeHead(403).end()
    else if (partner) answerPartnerCall(this.world, partner, request, response)
    else response.writeHead(404).end()
  }
}
