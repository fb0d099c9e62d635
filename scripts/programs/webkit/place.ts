import type { Programs } from './webkit'

/** Where it runs, and in which language. */
export interface Place {
  id: string
  display: string
  programs: Programs
  language?: string
}

/** What its processes read of the machine. */
export const environmentOf = ({ display }: Place): NodeJS.ProcessEnv => ({
  ...process.env,
  DISPLAY: display,
  // Nobody listens, and the bus that it would look for is not there.
  NO_AT_BRIDGE: '1',
  LC_ALL: 'en_US.UTF-8',
})
