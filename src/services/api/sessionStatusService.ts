import * as v from 'valibot'
import * as ENDPOINTS from 'src/constants/endpoints'
import { READ_LIMIT_MS } from 'src/constants/timings'
import { timeStamp } from 'src/services/api/timeStamp'
import { stepExtrasEntries } from 'src/services/stepExtras'
import { type Answer, bodyOf, request } from 'src/services/http/http'
import { nullish, jsonObject } from 'src/services/schemas'
import { ServiceError } from 'src/services/http/serviceError'

export const mfaStepSchema = jsonObject({
  type: v.string(),
  timeout: nullish(v.number()),
  action: nullish(v.string()),
  isMfaStepConfigured: nullish(v.boolean()),
  loginMarker: nullish(v.string()),
  ...stepExtrasEntries,
  requestedAt: timeStamp,
})

/** One step of a multi-factor sign-in; only the first of a list is used (factors/first-step). */
export type MfaStep = v.InferOutput<typeof mfaStepSchema>

// Accept only a list whose first step is valid: a loose reading would let a person in.
export const mfaStepsSchema = v.pipe(
  v.array(v.unknown()),
  v.transform(steps => steps.slice(0, 1)),
  v.array(mfaStepSchema),
)

export const mfaListSchema = jsonObject({ mfa: mfaStepsSchema })

export type SessionStatus =
  | { kind: 'authenticated' }
  | { kind: 'factorDue'; step: MfaStep | undefined }
  | { kind: 'denied'; text: string | undefined; textLang?: string | undefined }
  | { kind: 'unauthenticated' }

/** Any body will do, and none; but a page of HTML, broken JSON or null is not an answer of this call (factors/status-200). */
function authenticated({ body, form }: Answer): SessionStatus {
  const broken = form === 'text' && typeof body === 'string' && /^\s*[{[]/.test(body)
  if (body === null || form === 'page' || broken) {
    throw new ServiceError({ kind: 'unreadable' })
  }
  return { kind: 'authenticated' }
}

/** How far the sign-in has come (factors/polling). */
export const fetchSessionStatus = (): Promise<SessionStatus> =>
  request<SessionStatus>({
    method: 'get',
    address: ENDPOINTS.sessionStatus,
    limitMs: READ_LIMIT_MS,
    read: answer => {
      if (answer.status === 200) return authenticated(answer)
      return { kind: 'factorDue', step: bodyOf(mfaListSchema)(answer).mfa[0] }
    },
    refusals: {
      400: ({ text, textLang }) => ({ kind: 'denied', text, textLang }),
      401: () => ({ kind: 'unauthenticated' }),
    },
  })
