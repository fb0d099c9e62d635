/** Headers between a workflow and the browser that calls for it; none is ever sent. */

/** Which workflow calls. */
export const WORKFLOW = 'foyer-workflow'
/** Which of its steps. */
export const STEP = 'foyer-step'
/** What the browser is to do otherwise for this call. */
export const RUNNER = 'foyer-runner'
/** The same for answers that are alike: on the answer. */
export const FINGERPRINT = 'foyer-runner-fingerprint'
/** The code of an error, or 'none': on the answer. */
export const CODE = 'foyer-runner-code'
