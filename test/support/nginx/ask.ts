import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { connect } from 'node:net'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the wire, still compressed. */
  body: Buffer
}

export interface AskOptions {
  method?: string
  headers?: Record<string, string>
  /** The host's name in the TLS handshake, where it is not the origin's. */
  servername?: string
}

/** Asks for a path exactly as it is spelt: neither it nor the body is touched on the way. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, servername }: AskOptions = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin)
  const request = protocol === 'https:' ? requestHttps : requestHttp
  const tls = { rejectUnauthorized: false, ...(servername !== undefined && { servername }) }
  const options = { hostname, port, path, method, headers, agent: false, ...tls }
  return new Promise((resolve, reject) => {
    request(options, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** Sends lines and a body exactly as they are, and returns the whole response once the server closes the connection. */
export function send(origin: string, lines: readonly string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    let response = ''
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`))
    socket.on('data', chunk => (response += String(chunk)))
    socket.on('end', () => resolve(response))
    socket.on('error', reject)
  })
}
