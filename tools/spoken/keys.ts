import { once } from 'node:events'
import type { Room } from './room'

/** Real keys, which the window with the focus gets. */
export interface Keys {
  /** Keys as X calls them: `Return`, `shift+Tab`. */
  press: (...keys: string[]) => Promise<void>
  type: (text: string) => Promise<void>
}

const BETWEEN_MS = '80'

/** The keyboard of a room. */
export function keysOf(room: Room): Keys {
  const run = async (...args: string[]): Promise<void> => {
    await once(room.start('xdotool', args), 'exit')
  }
  return {
    press: (...keys) => run('key', '--delay', BETWEEN_MS, ...keys),
    type: text => run('type', '--delay', BETWEEN_MS, text),
  }
}
