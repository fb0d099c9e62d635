import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Returns ports of this machine that were free a moment ago. */
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
