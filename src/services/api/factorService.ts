import * as v from 'valibot'
import * as ENDPOINTS from 'src/services/addresses/endpoints'
import { MFA_TIMEOUT_MAX_S } from 'src/constants/limits'
import { SECOND_MS } from 'src/constants/timings'
import { recoveryCodesIn } from 'src/services/api/account/recoveryCodes'
import { type PasswordChangeDue, passwordChangeIn } from 'src/services/api/session/sessionFacts'
import { mfaListSchema, type MfaStep } from 'src/services/api/session/sessionStatusService'
import type { Assertion } from 'src/services/browser/passkeys/ceremony'
import type { ActingUser, Answer } from 'src/services/http/call'
import { type Deadline, deadlineIn } from 'src/services/clock'
import { done, bodyOf, request } from 'src/services/http/http'
import { isPlainObject, jsonObject, between } from 'src/services/schemas'
import { SENT_CODE, type TextFactor } from 'src/constants/sentCodes'

/** The proof of a second factor; `text` is any code that was sent. */
export type FactorProof = (
  | { kind: 'text'; mfaType: TextFactor; code: string }
  | { kind: 'oneTime'; credentialsId?: string; activationCode: string; secondActivationCode?: string }
  /** The mobile app's code for use without a network, including its hyphen. */
  | { kind: 'offline'; offlineCode: string }
  | { kind: 'passkey'; credential: Assertion }
  | { kind: 'totp'; code: string }
  /** Replaces any other factor. */
  | { kind: 'recovery'; recoveryCode: string }
) &
  Trust

/** The values that a screen submits, by their call. A factor with its own call adds its entry (docs/howto/add-a-factor.md). */
interface Submissions {
  proveFactor: FactorProof
}
export type Submission = Submissions[keyof Submissions]

interface Trust {
  /** The person has chosen to trust this device; absent otherwise (factors/trust-device). */
  trustDevice?: true
}

/**
 * `passwordChange`: the user must choose a new password first. `passkeyOffer`: the server suggests a passkey to the
 * person (passkeys/offer). `recoveryCodes`: shown to the person only once (factors/recovery-codes).
 */
export type ProofAnswer = ({ kind: 'done' } | { kind: 'further'; step: MfaStep }) &
  PasswordChangeDue & {
    passkeyOffer?: true
    recoveryCodes?: string[]
  }

/** Reads the response to a proof. Unless it names a step, which then must be readable, no further factor is required (factors/code-done). */
function proven(answer: Answer): ProofAnswer {
  done(answer)
  const body: { mfa?: unknown; passkeyOffer?: unknown } = isPlainObject(answer.body) ? answer.body : {}
  const [step] = Array.isArray(body.mfa) && body.mfa.length > 0 ? bodyOf(mfaListSchema)(answer).mfa : []
  const offer = body.passkeyOffer === true && ({ passkeyOffer: true } as const)
  return {
    ...(step ? { kind: 'further', step } : { kind: 'done' }),
    ...offer,
    ...passwordChangeIn(answer.body),
    ...recoveryCodesIn(answer.body),
  }
}

function bodyFor(proof: FactorProof): object {
  switch (proof.kind) {
    case 'text':
      return { type: proof.mfaType, [SENT_CODE[proof.mfaType].proofField]: proof.code }
    case 'oneTime': {
      const { credentialsId, activationCode, secondActivationCode } = proof
      // JSON omits an undefined field.
      return { type: 'symantecVip', credentialsId, activationCode, secondActivationCode }
    }
    case 'offline':
      return {
        type: 'signinVerification',
        action: 'allow',
        deviceInfo: null,
        oneTimePassword: proof.offlineCode.replaceAll('-', ''),
      }
    case 'passkey':
      return { type: 'passkey', credential: proof.credential }
    case 'totp':
      return { type: 'totp', code: proof.code }
    case 'recovery':
      return { type: 'recoveryCode', recoveryCode: proof.recoveryCode }
  }
}

/** Proves a second factor; a wrong code is a failure with the server's text (factors/code-refused). */
export const proveFactor = (proof: FactorProof, acting: ActingUser = {}): Promise<ProofAnswer> =>
  request('post', ENDPOINTS.activate, {
    body: { ...bodyFor(proof), ...(proof.trustDevice && { trustDevice: true }) },
    acting,
    form: proof.kind,
    judgesEntry: true,
    read: proven,
  })

/** Sends the sign-in request to the mobile app again (factors/resend). */
export const resendVerification = (acting: ActingUser = {}): Promise<void> =>
  request('post', '/api/auth/v2/resend-verification', { acting, form: 'resend', read: done })

const RESEND_CODE = '/api/auth/v2/resend-code'

/** The validity period of another code, and its end counted from the response. */
interface Validity {
  timeoutS: number
  ends: Deadline
}

/** Sends another code; the response may contain its validity period (factors/new-code). */
export const resendCode = (type: TextFactor, acting: ActingUser = {}) =>
  request<{ validity?: Validity } | 'signedOut'>('post', RESEND_CODE, {
    body: { type },
    acting,
    form: 'newCode',
    read: answer => {
      done(answer)
      const read = v.safeParse(resentSchema, answer.body)
      if (!read.success) return {}
      const timeoutS = read.output.timeout
      return { validity: { timeoutS, ends: deadlineIn(timeoutS * SECOND_MS) } }
    },
    refusals: { 401: () => 'signedOut' },
  })

const resentSchema = jsonObject({ timeout: between(1, MFA_TIMEOUT_MAX_S) })

/** Requests the code that connects the mobile app to the person's account (factors/setup-parts). */
export const fetchActivationCode = (): Promise<string> =>
  request('get', '/api/auth/v2/activation-code', {
    read: answer => bodyOf(activationCodeSchema)(answer).activationCode,
  })

const activationCodeSchema = jsonObject({
  activationCode: v.pipe(v.string(), v.trim(), v.nonEmpty()),
})
