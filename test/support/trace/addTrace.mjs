/** Puts the trace between the message of a test's last error and its stack, where Jest prints it. */
export function addTrace(errors, trace) {
  const last = errors.at(-1)
  if (!trace || !last) return
  const [thrown, place] = last
  // A time-out is a text; the other error knows the place of the test.
  const error = typeof thrown?.stack === 'string' ? thrown : Object.assign(place, { message: String(thrown) })
  const at = error.stack.search(/\n\s+at /)
  const [message, frames] = at < 0 ? [error.stack, ''] : [error.stack.slice(0, at), error.stack.slice(at)]
  error.stack = `${error === thrown ? message : `Error: ${String(thrown)}`}\n\n${trace}\n${frames}`
  last[0] = error
}
