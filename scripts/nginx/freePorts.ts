import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Ports of this machine on which nobody listened a moment ago. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map(server => once(server, 'listening')))
  const ports = servers.map(server => (server.address() as AddressInfo).port)
  await Promise.all(
    servers.map(server => {
      server.close()
      return once(server, 'close')
    }),
  )
  return ports
}
