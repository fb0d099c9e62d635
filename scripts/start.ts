import { spawn } from 'node:child_process'
import { ensureBuild } from './build/build'
import { ensureWorkbench, WORKBENCH } from './build/workbench'
import { command } from 'scripts/command/command'

const SANDBOX = ['--import', 'tsx', 'sandbox/main.ts']

// `npm start -- --workbench`: the build that the control room can show (docs/workbench.md).
const options = process.argv.slice(2)
const watched = options.includes('--workbench')
const passedOn = options.filter(option => option !== '--workbench')

await command(async () => {
  await (watched ? ensureWorkbench() : ensureBuild())
  const args = [...SANDBOX, ...passedOn, ...(watched ? ['--dist', WORKBENCH] : [])]
  const sandbox = spawn(process.execPath, args, { stdio: 'inherit' })
  // A terminal signals the whole group; a service manager signals only this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => sandbox.kill(signal))
  return new Promise(resolve => sandbox.on('exit', code => resolve(code === 0)))
})
