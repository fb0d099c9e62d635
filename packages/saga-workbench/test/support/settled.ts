import { setImmediate } from 'node:timers'

/** Waits until everything has run that waits for no timer; fake timers do not delay it. */
export const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
