import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UNLIMITED_SERVER } from './limits'

/** A request as it came in, its body read to the end. */
export interface SeenRequest {
  method: string
  /** Path and query, as in the request line. */
  path: string
  query: Record<string, string>
  headers: IncomingHttpHeaders
  /** The body as text; '' where there was none. */
  body: string
  /** The body as JSON; undefined where it is none. */
  json: unknown
  /** Whether the client has broken the connection off before the answer was whole. */
  aborted: boolean
}

export interface ServedAnswer {
  /** Default 200. */
  status?: number
  headers?: Record<string, string>
  /** Sends text unchanged, anything else as JSON, and undefined without a body. */
  body?: unknown
}

/** Answers a request; returning nothing means that it answers through `response` itself, or never. */
export type Handler = (
  request: SeenRequest,
  response: ServerResponse,
) => ServedAnswer | undefined | Promise<ServedAnswer | undefined>

export interface TestServer {
  origin: string
  /** Every request so far, in the order of arrival. */
  requests: SeenRequest[]
}

/** Starts a server on a free port of this machine. */
export async function startServer(handler: Handler): Promise<TestServer & { close: () => Promise<void> }> {
  const requests: SeenRequest[] = []
  const server = createServer(UNLIMITED_SERVER, (incoming, response) => {
    void readRequest(incoming).then(async request => {
      requests.push(request)
      response.on('close', () => (request.aborted = !response.writableFinished))
      const answer = await handler(request, response)
      if (answer) send(response, answer)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, close }
}

async function readRequest(incoming: IncomingMessage): Promise<SeenRequest> {
  let body = ''
  for await (const chunk of incoming) body += String(chunk)
  const path = incoming.url ?? ''
  return {
    method: incoming.method ?? '',
    path,
    query: Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? '')),
    headers: incoming.headers,
    body,
    json: jsonOf(body),
    aborted: false,
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: ServedAnswer): void {
  const isText = typeof body === 'string'
  response.writeHead(status, {
    ...(body !== undefined && { 'Content-Type': isText ? 'text/plain; charset=utf-8' : 'application/json' }),
    ...headers,
  })
  response.end(body === undefined ? undefined : isText ? body : JSON.stringify(body))
}
