import type { FastifyInstance } from 'fastify'
import type { World } from 'sandbox/state/world'

const HEARTBEAT_MS = 20_000

/** Server-sent events: the topics that changed. */
export function serveEvents(app: FastifyInstance, world: World): void {
  app.get('/sandbox/api/events', (request, reply) => {
    reply.hijack()
    const { raw } = reply
    // Not to be transformed: a proxy that compresses, such as that of `npm run dev`, holds events back.
    raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' })
    raw.write('retry: 1000\n\n')
    const unsubscribe = world.events.subscribe(topics => raw.write(`data: ${JSON.stringify(topics)}\n\n`))
    const heartbeat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS)
    request.raw.on('close', () => {
      clearInterval(heartbeat)
      unsubscribe()
    })
  })
}
