/** Headers between a workflow and the browser that calls for it; none is ever sent. */

/** Which workflow calls. */
export const WORKFLOW = 'foyer-workflow'
/** What the browser is to do otherwise for this call. */
export const RUNNER = 'foyer-runner'
/** The same for answers that are alike: on the answer. */
export const FINGERPRINT = 'foyer-runner-fingerprint'
