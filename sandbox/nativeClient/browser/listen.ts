import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const PATH = '/signed-in'
// With an inline icon, a browser requests no other, which the policy would block and the browser report.
const PAGE =
  '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Signed in</title><p>You are signed in. You can close this tab.</p>'
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; img-src data:; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
}

export interface Listener {
  /** The address to which the browser sends the code. */
  address: string
  /** Resolves to the code of the first call that has our state and comes from our sign-in page. */
  code: Promise<string>
  close: () => void
}

/** Listens only on this device, at a port that the system chooses, until the code has arrived. */
export async function listen(state: string, issuer: string): Promise<Listener> {
  const server = createServer()
  const code = new Promise<string>(resolve => {
    server.on('request', (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
      const found = searchParams.get('code')
      const ours = searchParams.get('state') === state && searchParams.get('iss') === issuer
      // Any program or page on this device may call: a wrong call changes nothing.
      if (request.method !== 'GET' || pathname !== PATH || !ours || !found) {
        response.writeHead(404, HEADERS).end()
        return
      }
      response.writeHead(200, HEADERS).end(PAGE)
      resolve(found)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}${PATH}`,
    code,
    close: () => {
      server.close()
      server.closeIdleConnections()
    },
  }
}
