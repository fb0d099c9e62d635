import { spawn } from 'node:child_process'
import { ensureBuild } from './build/build'
import { command } from 'scripts/command/command'

const SANDBOX = ['--import', 'tsx', 'sandbox/main.ts']

await command(async () => {
  await ensureBuild()
  const sandbox = spawn(process.execPath, [...SANDBOX, ...process.argv.slice(2)], { stdio: 'inherit' })
  // A terminal signals the whole group; a service manager signals only this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => sandbox.kill(signal))
  return new Promise(resolve => sandbox.on('exit', code => resolve(code === 0)))
})
