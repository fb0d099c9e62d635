import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Package } from './ensureProgram'

/** Xvfb, of which a client needs one for itself. */
export const DISPLAY: Package = { name: 'Xvfb', debian: ['xvfb'], variable: 'XVFB_PATH', names: ['Xvfb'] }

/** A display that nobody sees, as large as `screen` says; its name. */
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
