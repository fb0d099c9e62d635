import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UNLIMITED_SERVER } from 'test/support/limits'
import type { Answer, Breakage, Request } from './row'

/** Headers that belong to one connection, and lengths that a change invalidates. */
const OWN = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'set-cookie',
  'host',
]

const shared = (headers: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !OWN.includes(name)))

async function read(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const url = new URL(incoming.url ?? '/', 'http://front')
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: shared(headers),
    body: Buffer.concat(chunks).toString(),
  }
}

async function pass(origin: string, { method, path, query, headers, body }: Request): Promise<Answer> {
  const search = query.toString()
  const response = await fetch(`${origin}${path}${search && `?${search}`}`, {
    method,
    headers,
    redirect: 'manual',
    // As bytes, a body has no type.
    ...(body !== '' && { body: new TextEncoder().encode(body) }),
  })
  return {
    status: response.status,
    headers: shared(response.headers),
    cookies: response.headers.getSetCookie(),
    body: await response.text(),
  }
}

function send(reply: ServerResponse, { status, headers, cookies, body }: Answer): void {
  reply.writeHead(status, { ...headers, ...(cookies.length > 0 && { 'set-cookie': cookies }) }).end(body)
}

export interface Front {
  origin: string
  close: () => Promise<unknown>
}

/** Starts a server in front of the sandbox that passes everything on, with one change. */
export async function brokenFront(origin: string, { request, answer, instead }: Breakage): Promise<Front> {
  const handle = async (incoming: IncomingMessage): Promise<Answer> => {
    const got = await read(incoming)
    got.headers['x-forwarded-host'] = incoming.headers.host ?? ''
    const own = instead?.(got)
    if (own) return own
    const passed = request?.(got) ?? got
    const answered = await pass(origin, passed)
    return answer?.(answered, got) ?? answered
  }
  const server = createServer(UNLIMITED_SERVER, (incoming, reply) => {
    void handle(incoming).then(
      done => send(reply, done),
      () => reply.destroy(),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = (): Promise<unknown> => {
    server.closeAllConnections()
    return new Promise(resolve => server.close(resolve))
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
