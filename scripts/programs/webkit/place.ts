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
