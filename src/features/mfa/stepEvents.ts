import { createAction } from '@reduxjs/toolkit'

/** Events of a step that a journey other than that of its page replaces (alternatives/same-page). */
export const stepEvents = {
  /** The step no longer counts, and its page stops waiting. */
  replaced: createAction('factorStep/replaced'),
  /** The next step starts on the same page. */
  due: createAction('factorStep/due'),
}
