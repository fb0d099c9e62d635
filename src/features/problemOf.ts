import type { Problem, ProblemCode } from 'src/constants/problems'
import type { Failure } from 'src/services/http/serviceError'

interface ServerWords {
  text?: string | undefined
  textLang?: string | undefined
}

/** Returns a failed call as 'offline' or an internal error, otherwise with this code (calls/offline, calls/own-fault). */
export function problemOf(failure: Failure, code: ProblemCode): Problem {
  if (failure.kind === 'offline') return { code: 'offline' }
  if (failure.kind === 'fault') return { code: 'ownFault' }
  return {
    code,
    ...(failure.kind === 'limited' && failure.until !== undefined && { until: failure.until }),
    ...(failure.status !== undefined && { status: failure.status }),
    ...(failure.requestId !== undefined && { requestId: failure.requestId }),
  }
}

/** Returns the server's own text as a problem, with its language if the server named it (calls/error-text, calls/text-language). */
export const serverWords = ({ text, textLang }: ServerWords): Problem => ({
  code: 'serverText',
  ...(text !== undefined && { text, ...(textLang !== undefined && { lang: textLang }) }),
})
