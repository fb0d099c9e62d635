import webpack, { type Configuration } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'

/** Configures the server of `npm run dev`: the app as webpack builds it, and the sandbox for all other paths. The sandbox receives the address that the browser uses. */
export const devServer = (
  { devServer: options, ...config }: Configuration & { devServer?: WebpackDevServer.Configuration },
  { port, sandbox }: { port: number; sandbox: string },
): WebpackDevServer =>
  new WebpackDevServer(
    {
      ...options,
      port,
      proxy: [{ context: path => !/^\/(?:signin|ws)(?:\/|$)/.test(path), target: sandbox, xfwd: true }],
    },
    webpack(config),
  )
