import webpack, { type Configuration } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'

/** The server of `npm run dev`: the app as webpack builds it, and for everything else the sandbox, which is told whose address the browser sees. */
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
