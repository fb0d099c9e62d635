import { once } from 'node:events'
import type { Desktop } from './desktop'

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
