import type { FastifyInstance } from 'fastify'
import type { World } from 'sandbox/state/world'

const HEARTBEAT_MS = 20_000

/** Publishes the topics that changed as server-sent events. */
export function serveEvents(app: FastifyInstance, world: World): void {
  app.get('/sandbox/api/events', (request, reply) => {
    reply.hijack()
    const { raw } = reply
    // Must not be transformed: a compressing proxy, such as that of `npm run dev`, delays events.
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
