import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { connectInspector, type Message } from 'scripts/programs/webkit/inspector'

const server = createServer()
let browser: Socket
let received = Buffer.alloc(0)

beforeAll(async () => {
  server.on('connection', socket => {
    browser = socket
    socket.on('data', bytes => (received = Buffer.concat([received, bytes])))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

const heard: [number, Message][] = []
const connect = () => connectInspector((server.address() as AddressInfo).port, (...what) => heard.push(what))

/** A message as WebKit writes it: length, order of bytes, name, two numbers, text. */
function written(name: string, page: number, text: string): Buffer {
  const body = Buffer.concat([Buffer.from(`${name}\0`), Buffer.alloc(16), Buffer.from(`${text}\0`)])
  body.writeBigUInt64LE(1n, name.length + 1)
  body.writeBigUInt64LE(BigInt(page), name.length + 9)
  const head = Buffer.from([0, 0, 0, 0, 1])
  head.writeUInt32BE(body.length)
  return Buffer.concat([head, body])
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise(resolve => setImmediate(resolve))
}

test('a message in pieces is received whole, and a message that is not for a page is ignored', async () => {
  const inspector = await connect()
  await until(() => received.includes('SetupInspectorClient'))
  const all = Buffer.concat([
    written('SetTargetList', 1, ''),
    written('SendMessageToFrontend', 3, '{"id":7,"result":{}}'),
    written('SendMessageToFrontend', 1, '{"method":"Page.ü"}'),
  ])
  for (let at = 0; at < all.length; at += 20) {
    browser.write(all.subarray(at, at + 20))
    await new Promise(resolve => setImmediate(resolve))
  }
  await until(() => heard.length === 2)
  expect(heard).toEqual([
    [3, { id: 7, result: {} }],
    [1, { method: 'Page.ü' }],
  ])
  inspector.close()
})

test('a page is asked by its number', async () => {
  const inspector = await connect()
  received = Buffer.alloc(0)
  inspector.attach(3)
  inspector.send(3, { id: 1, method: 'Page.enable' })
  const sent = written('SendMessageToBackend', 3, '{"id":1,"method":"Page.enable"}')
  await until(() => received.includes(sent))
  expect(received.indexOf(sent)).toBe(received.length - sent.length)
  expect(received.toString('latin1')).toContain('Setup\0')
  inspector.close()
})
