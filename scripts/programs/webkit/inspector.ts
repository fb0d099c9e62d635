import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A message of WebKit's inspector, in the form that `inspector.ts` and its readers use. */
export interface Message {
  id?: number
  method?: string
  params?: Record<string, unknown>
  result?: unknown
  error?: { message: string }
}

/** The inspector of one WebKit: its pages are numbered in the order in which they were opened. */
export type Inspector = Awaited<ReturnType<typeof connectInspector>>

/** The browser's connection to its inspector: the first one, because a single process opens pages. */
const BROWSER = 1
const LITTLE_ENDIAN = 1
const HEAD = 5

/** Encodes a message: length, byte order, name, and the body in GVariant format. */
function framed(name: string, body: Buffer): Buffer {
  const named = Buffer.from(`${name}\0`)
  const head = Buffer.alloc(HEAD)
  head.writeUInt32BE(named.length + body.length)
  head.writeUInt8(LITTLE_ENDIAN, 4)
  return Buffer.concat([head, named, body])
}

function numbered(page: number, text?: string): Buffer {
  const numbers = Buffer.alloc(16)
  numbers.writeBigUInt64LE(BigInt(BROWSER))
  numbers.writeBigUInt64LE(BigInt(page), 8)
  return text === undefined ? numbers : Buffer.concat([numbers, Buffer.from(`${text}\0`)])
}

/** Splits the received bytes into messages. */
function cutter(take: (name: string, body: Buffer) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0)
  return bytes => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= HEAD) {
      const end = HEAD + rest.readUInt32BE()
      if (rest.length < end) return
      const name = rest.indexOf(0, HEAD)
      take(rest.toString('utf8', HEAD, name), rest.subarray(name + 1, end))
      rest = rest.subarray(end)
    }
  }
}

/** Repeats a call to a program of WebKit that is starting, for a minute; then throws an error that names the program. */
export async function untilStarted<T>(program: string, call: () => Promise<T>): Promise<T> {
  const end = performance.now() + 60_000
  for (;;)
    try {
      return await call()
    } catch (cause) {
      if (performance.now() > end) throw new Error(`The ${program} of WebKit does not answer.`, { cause })
      await new Promise(resolve => setTimeout(resolve, 20))
    }
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Connects to the WebKit that was started with `WEBKIT_INSPECTOR_SERVER` on this port. */
export async function connectInspector(port: number, onMessage: (page: number, message: Message) => void) {
  const socket = await untilStarted('inspector', () => open(port))
  const cut = cutter((name, body) => {
    if (name !== 'SendMessageToFrontend') return
    const text = body.toString('utf8', 16, body.length - 1)
    onMessage(Number(body.readBigUInt64LE(8)), JSON.parse(text) as Message)
  })
  socket.on('data', cut)
  socket.on('error', () => socket.destroy())
  socket.write(framed('SetupInspectorClient', Buffer.from('\0')))
  return {
    /** Subscribes to a page's events; an unknown number has no effect. */
    attach: (page: number) => void socket.write(framed('Setup', numbered(page))),
    send: (page: number, message: Message) =>
      void socket.write(framed('SendMessageToBackend', numbered(page, JSON.stringify(message)))),
    close: () => void socket.destroy(),
  }
}
