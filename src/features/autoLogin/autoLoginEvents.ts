import { createAction } from '@reduxjs/toolkit'

/** Presses while the app signs in to the company's other hosts. */
export const autoLoginEvents = {
  /** The user agrees to call the local hosts. */
  localHostsWanted: createAction('autoLogin/localHostsWanted'),
  /** The user continues without the local hosts. */
  localHostsSkipped: createAction('autoLogin/localHostsSkipped'),
  /** The user continues without waiting for the remaining hosts. */
  skipped: createAction('autoLogin/skipped'),
  /** The user has read which hosts were left out, and continues. */
  leftOutRead: createAction('autoLogin/leftOutRead'),
}
