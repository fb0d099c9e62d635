import * as v from 'valibot'
import * as ENDPOINTS from 'src/constants/endpoints'
import { ACTION_LIMIT_MS, READ_LIMIT_MS } from 'src/constants/timings'
import { type MfaStep, mfaStepsSchema } from 'src/services/api/sessionStatusService'
import { done } from 'src/services/http/done'
import { type Answer, bodyOf, request } from 'src/services/http/http'
import { absent, record } from 'src/services/schemas'
import { SENT_CODE, type TextFactor } from 'src/constants/sentCodes'

/** What a person shows to prove a second factor; `text` is any code that was sent. */
export type FactorProof =
  | { kind: 'text'; mfaType: TextFactor; code: string }
  | { kind: 'oneTime'; credentialsId?: string; activationCode: string; secondActivationCode?: string }
  /** The mobile app's code for use without a network, its dash included. */
  | { kind: 'offline'; offlineCode: string }

export type ProofAnswer = { kind: 'done' } | { kind: 'further'; step: MfaStep }

const furtherSchema = record({ mfa: absent(mfaStepsSchema) })

/** Nothing more is due after an empty body or an object without steps; whatever else cannot be read (hardening §1, activate). */
function proven(answer: Answer): ProofAnswer {
  done(answer)
  if (answer.form === 'empty') return { kind: 'done' }
  const [step] = bodyOf(furtherSchema)(answer).mfa ?? []
  return step ? { kind: 'further', step } : { kind: 'done' }
}

function bodyFor(proof: FactorProof): object {
  switch (proof.kind) {
    case 'text':
      return { type: proof.mfaType, [SENT_CODE[proof.mfaType].proofField]: proof.code }
    case 'oneTime': {
      const { credentialsId, activationCode, secondActivationCode } = proof
      // An undefined field is left out of the JSON.
      return { type: 'symantecVip', credentialsId, activationCode, secondActivationCode }
    }
    case 'offline':
      return {
        type: 'signinVerification',
        action: 'allow',
        deviceInfo: null,
        oneTimePassword: proof.offlineCode.replaceAll('-', ''),
      }
  }
}

/** Proves a second factor; a wrong code is a failure with the server's text (spec §7, POST activate). */
export const activate = (proof: FactorProof): Promise<ProofAnswer> =>
  request({
    method: 'post',
    address: ENDPOINTS.activate,
    body: bodyFor(proof),
    limitMs: ACTION_LIMIT_MS,
    read: proven,
  })

/** Sends the sign-in request to the mobile app again (spec §7, POST resend-verification). */
export const resendVerification = (): Promise<void> =>
  request({ method: 'post', address: ENDPOINTS.resendVerification, limitMs: ACTION_LIMIT_MS, read: done })

/** The code that ties the mobile app to the person (spec §7, GET activation-code). */
export const fetchActivationCode = (): Promise<string> =>
  request({
    method: 'get',
    address: ENDPOINTS.activationCode,
    limitMs: READ_LIMIT_MS,
    read: answer => bodyOf(activationCodeSchema)(answer).activationCode,
  })

const activationCodeSchema = record({
  activationCode: v.pipe(
    v.string(),
    v.transform(text => text.trim()),
    v.check(text => text !== ''),
  ),
})
