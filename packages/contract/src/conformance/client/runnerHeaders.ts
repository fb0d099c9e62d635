/** Headers between a workflow and the browser that calls for it; none is ever sent. */

/** The calling workflow. */
export const WORKFLOW = 'foyer-workflow'
/** The calling step. */
export const STEP = 'foyer-step'
/** Special instructions to the browser for this call. */
export const RUNNER = 'foyer-runner'
/** The same value for similar responses; on the response. */
export const FINGERPRINT = 'foyer-runner-fingerprint'
/** The code of an error, or 'none'; on the response. */
export const CODE = 'foyer-runner-code'
