import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Programs } from './webkit'

/** The location of a browser's files, its display and its language. */
export interface Place {
  id: string
  display: string
  programs: Programs
  language?: string
}

/** Returns the environment of its processes. */
export const environmentOf = ({ display }: Place): NodeJS.ProcessEnv => ({
  ...process.env,
  DISPLAY: display,
  // No accessibility client is listening, and its bus does not exist.
  NO_AT_BRIDGE: '1',
  LC_ALL: 'en_US.UTF-8',
})

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

/** Without a window manager the focus follows the pointer, which rests in the middle and must be inside every window. */
export const SMALL = '640x480'
