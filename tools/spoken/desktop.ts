import { once } from 'node:events'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { openDisplay, stop } from 'scripts/programs/display'

/** A virtual desktop: a display, a session bus, the registry of assistive technology and a window manager. */
export interface Desktop {
  /** A folder that is deleted with the room. */
  home: string
  /** Starts a program in it; its standard output can be read. */
  start: (program: string, args: string[]) => ChildProcess & { stdout: Readable }
  close: () => Promise<void>
}

const REGISTRY = '/usr/libexec/at-spi-bus-launcher'

const firstLine = async (stream: Readable): Promise<string> => {
  const [line] = (await once(createInterface(stream), 'line')) as [string]
  return line
}

/** Opens a room; programs started in it end with it. */
export async function openDesktop(): Promise<Desktop> {
  const home = mkdtempSync(path.join(tmpdir(), 'foyer-spoken-'))
  const children: ChildProcess[] = []
  let env: NodeJS.ProcessEnv = { ...process.env, HOME: home, LANG: 'C.UTF-8' }
  const start: Desktop['start'] = (program, args) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
    children.unshift(child)
    return child
  }
  const { child: display, name: DISPLAY } = await openDisplay('Xvfb', '1280x900')
  // Also if the command itself is ended.
  const end = () => [...children, display].forEach(child => child.kill())
  process.once('exit', end)
  env = { ...env, DISPLAY, XDG_RUNTIME_DIR: home, XDG_SESSION_TYPE: 'x11' }
  env = { ...env, GNOME_ACCESSIBILITY: '1', ACCESSIBILITY_ENABLED: '1', GTK_MODULES: 'gail:atk-bridge' }
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address=1'])
  env = { ...env, DBUS_SESSION_BUS_ADDRESS: await firstLine(bus.stdout) }
  start(REGISTRY, ['--launch-immediately', '--a11y=1', '--screen-reader=1'])
  start('openbox', [])
  return {
    home,
    start,
    close: async () => {
      process.off('exit', end)
      for (const child of children) await stop(child)
      await stop(display)
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Real keys, which the focused window receives. */
export interface Keys {
  /** Presses keys by their X names: `Return`, `shift+Tab`. */
  press: (...keys: string[]) => Promise<void>
  type: (text: string) => Promise<void>
}

const BETWEEN_MS = '80'

/** Returns the keyboard of a room. */
export function keysOf(desktop: Desktop): Keys {
  const run = async (...args: string[]): Promise<void> => {
    await once(desktop.start('xdotool', args), 'exit')
  }
  return {
    press: (...keys) => run('key', '--delay', BETWEEN_MS, ...keys),
    type: text => run('type', '--delay', BETWEEN_MS, text),
  }
}
