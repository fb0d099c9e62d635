import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { greeting, startSandbox } from 'sandbox/startSandbox'
import webpack, { type Configuration } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'

interface ConfigModule {
  default: (
    env: object,
    argv: { mode: string },
  ) => Configuration & { devServer: WebpackDevServer.Configuration }
}

const { default: configure } = (await import(pathToFileURL('webpack.config.js').href)) as ConfigModule

// Three ports, so that two can run on one machine: `npm run dev -- --port 4310 --sandbox-port 4410 --idp-port 4411`.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4300' },
    'sandbox-port': { type: 'string', default: '4400' },
    'idp-port': { type: 'string', default: '4401' },
  },
})
const port = Number(values.port)

const sandbox = await startSandbox({
  port: Number(values['sandbox-port']),
  idpPort: Number(values['idp-port']),
})
const { devServer, ...config } = configure({ hot: true }, { mode: 'development' })
// The sandbox answers all paths outside the app. It receives the address that the browser uses.
const proxy = {
  context: (path: string) => !/^\/(?:signin|ws)(?:\/|$)/.test(path),
  target: sandbox.origin,
  xfwd: true,
}
const server = new WebpackDevServer({ ...devServer, port, proxy: [proxy] }, webpack(config))
await server.start()
console.log(greeting({ ...sandbox, origin: `http://127.0.0.1:${port}` }))

const stop = async (): Promise<void> => {
  await Promise.all([server.stop(), sandbox.close()])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
