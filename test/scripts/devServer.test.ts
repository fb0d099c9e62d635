import type WebpackDevServer from 'webpack-dev-server'
import { devServer } from 'scripts/dev/devServer'
import { freePorts } from 'scripts/programs/freePorts'
import { openSandbox } from 'test/sandbox/openSandbox'

const opened = openSandbox()
let server: WebpackDevServer
let origin: string

beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  origin = `http://127.0.0.1:${port}`
  // The app itself is of no interest here.
  server = devServer(
    {
      mode: 'development',
      entry: 'data:text/javascript,void 0',
      stats: 'none',
      infrastructureLogging: { level: 'none' },
      devServer: { host: '127.0.0.1' },
    },
    { port, sandbox: opened.sandbox.origin },
  )
  await server.start()
})
afterAll(() => server.stop())

test('an event of the sandbox passes the server of `npm run dev` when it happens', async () => {
  const { body, headers } = await fetch(`${origin}/sandbox/api/events`, {
    headers: { 'Accept-Encoding': 'gzip' },
  })
  expect(headers.get('content-type')).toBe('text/event-stream')
  const events = body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await events.read()).value).toBe('retry: 1000\n\n')
  await opened.sandbox.api('reset', { method: 'POST' })
  expect((await events.read()).value).toMatch(/^data: \[/)
  await events.cancel()
})
