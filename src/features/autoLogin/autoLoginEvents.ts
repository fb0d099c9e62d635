import { createAction } from '@reduxjs/toolkit'

/** Presses while the app signs in to the company's other hosts. */
export const autoLoginEvents = {
  localHostsWanted: createAction('autoLogin/localHostsWanted'),
  localHostsSkipped: createAction('autoLogin/localHostsSkipped'),
  /** The user continues without waiting for the remaining hosts. */
  skipped: createAction('autoLogin/skipped'),
  leftOutRead: createAction('autoLogin/leftOutRead'),
}
