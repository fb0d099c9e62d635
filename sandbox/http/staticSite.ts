import type { App } from './bodyOf'
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withConfig } from 'deploy/configBlock.mjs'
import type { World } from 'sandbox/state/world'
import { appPolicy } from './securityPolicy'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The precompressed files beside a file of the build, the smallest first. */
const SIBLINGS = { br: '.br', gzip: '.gz' }

const accepts = (header: string, token: string): boolean =>
  header.split(',').some(part => {
    const [name = '', ...parameters] = part.trim().split(';')
    return name.trim().toLowerCase() === token && !parameters.some(p => /^\s*q=0(?:\.0*)?\s*$/.test(p))
  })

interface Encoded {
  body: Buffer
  encoding?: string
}

/** Returns a file in the best encoding that exists and that the client accepts. */
async function readEncoded(file: string, acceptEncoding: string): Promise<Encoded> {
  for (const [encoding, suffix] of Object.entries(SIBLINGS)) {
    const body = accepts(acceptEncoding, encoding) && (await readFile(file + suffix).catch(() => undefined))
    if (body) return { body, encoding }
  }
  return { body: await readFile(file) }
}

/** Returns a page that is composed for each request, in the best encoding that the client accepts. */
export function encoded(page: string, acceptEncoding: string): Encoded {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  if (accepts(acceptEncoding, 'br')) return { body: brotliCompressSync(page, { params }), encoding: 'br' }
  if (accepts(acceptEncoding, 'gzip')) return { body: gzipSync(page), encoding: 'gzip' }
  return { body: Buffer.from(page) }
}

/** The media types, by the ending of a file. */
export const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
// As in deploy/nginx.conf: the name of a file with a hash, and files for servers only.
const HASHED = /[.-][\da-f]{8,}\.[\da-z]+$/
const FOR_SERVERS = /(?:^|\/)csp-hashes\.json$|\.(?:br|conf|gz|map)$|(?:^|\/)\./
const NOT_BUILT =
  '<!doctype html><title>Not built</title><h1>The app is not built yet</h1><p>Run npm run build.</p>'

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    found => found.isFile(),
    () => false,
  )

/** The file inside `dist` that a path names, or nothing. */
async function fileFor(dist: string, path: string): Promise<string | undefined> {
  const file = resolve(dist, path)
  return file.startsWith(dist + sep) && (await isFile(file)) ? file : undefined
}

const acceptedBy = ({ headers }: FastifyRequest): string => headers['accept-encoding'] ?? ''

/** Whether a page of the sandbox shows the app in a frame (sandbox/room/look.ts). */
const isOwnFrame = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin'

const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> =>
  sendBytes(request, reply, file, await readEncoded(file, acceptedBy(request)))

function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  { body, encoding }: Encoded,
): FastifyReply {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  void reply
    .header('Vary', 'Accept-Encoding')
    .header('ETag', tag)
    .header('Cache-Control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache')
    .type(TYPES[extname(file)] ?? 'application/octet-stream')
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  if (encoding) void reply.header('Content-Encoding', encoding)
  return reply.send(body)
}

async function sendHtml(
  world: World,
  dist: string,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<FastifyReply> {
  const file = (await fileFor(dist, name)) ?? (await fileFor(dist, 'index.html'))
  void reply.header('Content-Security-Policy', await appPolicy(dist, isOwnFrame(request)))
  if (!file) return reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT)
  if (!world.config) return sendFile(request, reply, file)
  const page = withConfig(await readFile(file, 'utf8'), world.config)
  return sendBytes(request, reply, file, encoded(page, acceptedBy(request)))
}

/** Serves the production build under /signin (product/build-files). */
export function serveBuild(app: App, world: World, dist: string): void {
  const root = resolve(dist)
  app.get('/signin', (request, reply) => sendHtml(world, root, request, reply, 'index.html'))
  app.get<{ Params: { '*': string } }>('/signin/*', async (request, reply) => {
    const path = request.params['*']
    if (path === '') return sendHtml(world, root, request, reply, 'index.html')
    const file = path.endsWith('.html') ? undefined : await fileFor(root, path)
    // HTML in place of another build's chunk would not run.
    if (HASHED.test(path) ? !file : FOR_SERVERS.test(path)) {
      reply.callNotFound()
      return reply
    }
    return file ? sendFile(request, reply, file) : sendHtml(world, root, request, reply, 'shell.html')
  })
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/signin/change-password'))
  // The sandbox is on this device: its passkeys need no https.
  app.get('/.well-known/passkey-endpoints', ({ protocol, host }) => ({
    enroll: `${protocol}://${host}/signin/security`,
    manage: `${protocol}://${host}/signin/security`,
  }))
}
