import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Program } from './debian'

/** Xvfb; each client needs its own. */
export const DISPLAY: Program = { name: 'Xvfb', debian: ['xvfb'], variable: 'XVFB_PATH', names: ['Xvfb'] }

/** Ends a process, unless it has ended. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

/** Opens a virtual display with the size `screen`; returns its name. */
export async function openDisplay(
  program: string,
  screen = '1280x900',
): Promise<{ child: ChildProcess; name: string }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', `${screen}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [line] = (await once(createInterface(child.stdio[3] as Readable), 'line')) as [string]
  return { child, name: `:${line}` }
}
