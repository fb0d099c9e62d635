import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The range of the ports: below those that systems give to servers and connections without a port of their own (from
 * 32768 on Linux), which would otherwise take one before the caller's program listens.
 */
const RANGE = { from: 12_000, to: 32_000 }
/** The distance between the first ports of two processes, which may look at the same time. */
const STRIDE = 37

let candidate = (process.pid * STRIDE) % (RANGE.to - RANGE.from)

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/** Returns ports of this machine that were free a moment ago; a process gets each port once. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) {
    const port = RANGE.from + candidate
    candidate = (candidate + 1) % (RANGE.to - RANGE.from)
    if (await isFree(port)) ports.push(port)
  }
  return ports
}
