import { setImmediate } from 'node:timers'

/** Until all that waits for nothing has run; fake timers do not hold it up. */
export const settled = () => new Promise(resolve => setImmediate(resolve))
