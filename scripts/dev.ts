import { pathToFileURL } from 'node:url'
import { greeting } from 'sandbox/greeting'
import { startSandbox } from 'sandbox/startSandbox'
import webpack, { type Configuration } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'

interface ConfigModule {
  default: (
    env: object,
    argv: { mode: string },
  ) => Configuration & { devServer: WebpackDevServer.Configuration }
}

const { default: configure } = (await import(pathToFileURL('webpack.config.js').href)) as ConfigModule

const PORT = Number(process.env.PORT ?? 4300)

const sandbox = await startSandbox()
const config = configure({}, { mode: 'development' })
const compiler = webpack(config)
const server = new WebpackDevServer(
  {
    ...config.devServer,
    port: PORT,
    // Everything that is not the app is the sandbox's; told whose address the browser sees, it leads back here.
    proxy: [
      {
        context: path => !/^\/(?:signin|ws)(?:\/|$)/.test(path),
        target: sandbox.origin,
        xfwd: true,
      },
    ],
  },
  compiler,
)
await server.start()
console.log(greeting({ ...sandbox, origin: `http://127.0.0.1:${PORT}` }))

const stop = async (): Promise<void> => {
  await Promise.all([server.stop(), sandbox.close()])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
