import { createAction } from '@reduxjs/toolkit'

/** The events of a step that another journey than that of its page replaces (alternatives/same-page). */
export const stepEvents = {
  /** The step no longer counts: its page waits for nothing. */
  replaced: createAction('factorStep/replaced'),
  /** The next step is due on the same page. */
  due: createAction('factorStep/due'),
}
