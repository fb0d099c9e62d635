import { spawn } from 'node:child_process'
import { ensureBuild } from './build/build'

try {
  await ensureBuild()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const sandbox = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
// A terminal tells the whole group; a service manager tells this process alone.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => sandbox.kill(signal))
sandbox.on('exit', code => {
  process.exitCode = code ?? 1
})
