import * as v from 'valibot'
import * as ENDPOINTS from 'src/services/addresses/endpoints'
import { MFA_TIMEOUT_MAX_S } from 'src/constants/limits'
import { SECOND_MS, SIGN_OUT_LIMIT_MS } from 'src/constants/timings'
import { appAddress } from 'src/services/addresses/namedAddress'
import {
  changeReason,
  type PasswordChangeDue,
  type SessionUserName,
  sessionUserName,
} from 'src/services/api/session/sessionFacts'
import { timeStamp } from 'src/services/api/timeStamp'
import { type Deadline, deadlineIn } from 'src/services/clock'
import { storedEntries } from 'src/services/stepExtras'
import { serverText } from 'src/services/http/answer/serverText'
import { bodyOf, request, endedUnlessPage } from 'src/services/http/http'
import type { Answer, ActingUser } from 'src/services/http/call'
import {
  isPlainObject,
  nullish,
  lenient,
  line,
  jsonObject,
  convertedText,
  textLike,
} from 'src/services/schemas'
import { ServiceError } from 'src/services/http/serviceError'

const PLACE_MAX = 100

const wireStepSchema = jsonObject({
  type: v.string(),
  timeout: nullish(v.number()),
  action: nullish(v.string()),
  isMfaStepConfigured: nullish(v.boolean()),
  loginMarker: nullish(v.string()),
  ...storedEntries,
  challenge: lenient(textLike(text => /^\d{1,3}$/.test(text))),
  place: line(PLACE_MAX),
  requestedAt: timeStamp,
  message: convertedText(text => serverText(text)),
  /** The address for setting up an authenticator app. */
  uri: lenient(v.string()),
  /** The address that opens the mobile app on the phone that shows the page. */
  appUrl: convertedText(url => appAddress(url)),
})

/** The field with the key of an authenticator app has a name that developer tools mask (storage/no-secrets). */
export const mfaStepSchema = v.pipe(
  wireStepSchema,
  v.transform(({ uri, ...step }) => ({ ...step, ...(uri != null && { credentialUri: uri }) })),
)

/** One step of a multi-factor sign-in; only the first of a list is used (factors/first-step). */
export type MfaStep = v.InferOutput<typeof mfaStepSchema>

// Accept only a list whose first step is valid: a loose reading would let a person in.
export const mfaStepsSchema = v.pipe(
  v.array(v.unknown()),
  v.transform(steps => steps.slice(0, 1)),
  v.array(mfaStepSchema),
)

export const mfaListSchema = jsonObject({ mfa: mfaStepsSchema })

/** When the request of a step expires, and its full duration in milliseconds. */
export interface RequestEnds {
  at: Deadline
  totalMs: number
}

/** Converts the seconds of a step to a deadline; undefined without a usable number. No other code converts them (waits/facts). */
function endsOf(step: MfaStep | undefined): { ends?: RequestEnds } {
  const timeoutS = step?.timeout
  if (timeoutS == null || timeoutS < 1 || timeoutS > MFA_TIMEOUT_MAX_S) return {}
  const totalMs = timeoutS * SECOND_MS
  return { ends: { at: deadlineIn(totalMs), totalMs } }
}

export type SessionStatus =
  | ({ kind: 'authenticated' } & PasswordChangeDue & SessionUserName)
  | ({ kind: 'factorDue'; step: MfaStep | undefined; ends?: RequestEnds } & SessionUserName)
  | { kind: 'denied'; text: string | undefined; textLang?: string | undefined }
  | { kind: 'unauthenticated' }

/** Accepts any body or none, except for an HTML page, broken JSON and null (factors/status-200). */
function authenticated(answer: Answer): SessionStatus {
  const { body, form } = answer
  const broken = form === 'text' && typeof body === 'string' && /^\s*[{[]/.test(body)
  if (body === null || form === 'page' || broken) {
    throw new ServiceError({ kind: 'unreadable' })
  }
  return { kind: 'authenticated', ...changeDue(answer), ...sessionUserName(answer) }
}

const dueSchema = jsonObject({ passwordChange: changeReason })

/** Reads the reason why the session is restricted to a password change; an unknown reason fails the call (password-change/required). */
function changeDue(answer: Answer): PasswordChangeDue {
  if (!isPlainObject(answer.body)) return {}
  const { passwordChange } = bodyOf(dueSchema)(answer)
  return passwordChange ? { passwordChange } : {}
}

/** Requests the progress of the sign-in (factors/polling). */
export const fetchSessionStatus = () =>
  request<SessionStatus>('get', ENDPOINTS.sessionStatus, {
    disprovesReport: true,
    read: answer => {
      if (answer.status === 200) return authenticated(answer)
      const [step] = bodyOf(mfaListSchema)(answer).mfa
      return { kind: 'factorDue', step, ...endsOf(step), ...sessionUserName(answer) }
    },
    refusals: {
      400: ({ text, textLang }) => ({ kind: 'denied', text, textLang }),
      401: () => ({ kind: 'unauthenticated' }),
    },
  })

/** Ends the session on the server within `SIGN_OUT_LIMIT_MS`. A person without a session (401) is signed out as well (sign-in/sign-out-done). */
export const signOut = (acting: ActingUser = {}): Promise<void> =>
  request<undefined>('post', '/api/auth/v2/logout', {
    acting,
    limitMs: SIGN_OUT_LIMIT_MS,
    read: endedUnlessPage,
    refusals: { 401: () => undefined },
  })
