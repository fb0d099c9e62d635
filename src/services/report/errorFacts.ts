import { errorName } from 'src/services/errorName'

const MOST_FRAMES = 5
const MOST_STACK = 8000
/** A position in a file of the build. Only the hash distinguishes such a name from other words in a message. */
const FRAME = /\/signin\/((?:\w{1,20}\.)[\da-f]{8}\.js:\d{1,7}:\d{1,7})/

/**
 * Returns the known name of an error and the place in the build where it was thrown. Its message is omitted, because
 * it might quote input (calls/report-contents).
 */
export function errorFacts(error: unknown, origin: string): { error: string; at?: string[] } {
  if (!(error instanceof Error)) return { error: 'unknown' }
  const lines = (error.stack ?? '').slice(0, MOST_STACK).split('\n')
  const at = lines
    .filter(line => line.includes(`${origin}/signin/`))
    .flatMap(line => FRAME.exec(line)?.[1] ?? [])
    .slice(0, MOST_FRAMES)
  return { error: errorName(error), ...(at.length > 0 && { at }) }
}
