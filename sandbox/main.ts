import { fstatSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { greeting, startSandbox } from './startSandbox'

function isPipe(descriptor: number): boolean {
  try {
    const stat = fstatSync(descriptor)
    return stat.isFIFO() || stat.isSocket()
  } catch {
    return false
  }
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4400' },
      'idp-port': { type: 'string', default: '4401' },
      dist: { type: 'string', default: 'dist' },
      json: { type: 'boolean', default: false },
    },
  })
  const sandbox = await startSandbox({
    port: Number(values.port),
    idpPort: Number(values['idp-port']),
    dist: values.dist,
  })
  const { origin, idp, partners } = sandbox
  process.stdout.write(
    values.json ? `${JSON.stringify({ ready: true, origin, idp, partners })}\n` : `${greeting(sandbox)}\n`,
  )

  const stop = (): void => void sandbox.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // If a test dies, the pipe to its sandbox closes and the sandbox ends as well.
  if (values.json && isPipe(0)) process.stdin.on('end', stop).on('error', stop).resume()
}

run().catch((reason: unknown) => {
  const error = reason as NodeJS.ErrnoException
  process.stderr.write(
    error.code === 'EADDRINUSE' ? `${error.message}\n` : `${error.stack ?? error.message}\n`,
  )
  process.exit(1)
})
