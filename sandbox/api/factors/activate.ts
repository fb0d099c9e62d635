import type { FastifyReply, FastifyRequest } from 'fastify'
import { type App, bodyOf, text } from 'sandbox/http/bodyOf'
import { SENT_CODES } from 'sandbox/company/sentCodes'
import type { MfaStep } from 'sandbox/company/types'
import { anySession, setSecretCookie, TRUST_COOKIE } from 'sandbox/http/cookies'
import { refuse } from 'sandbox/http/refusal'
import type { Session } from 'sandbox/state/sessions'
import type { World } from 'sandbox/state/world'
import { answerAfterStep, passStep } from './steps'
import { assertionSchema, provenPasskey } from '../passkeys/assertion'
import { isTakenWrongly, refuseCode, refuseEarlyCode } from './wrongCodes'
import * as v from 'valibot'

const TYPES = [
  ...Object.keys(SENT_CODES),
  'symantecVip',
  'signinVerification',
  'passkey',
  'totp',
  'recoveryCode',
]
const ACTIVATE = bodyOf({
  type: v.picklist(TYPES),
  action: v.exactOptional(v.unknown()),
  code: v.exactOptional(text),
  smsCode: v.exactOptional(text),
  recoveryCode: v.exactOptional(text),
  credentialsId: v.exactOptional(text),
  activationCode: v.exactOptional(text),
  secondActivationCode: v.exactOptional(text),
  oneTimePassword: v.exactOptional(text),
  credential: v.exactOptional(assertionSchema),
  trustDevice: v.exactOptional(v.literal(true)),
})

type Proof = v.InferOutput<typeof ACTIVATE.schema.body>

function checkSent(world: World, session: Session, code = ''): void {
  if (!session.step?.code || session.step.expiresAt <= world.clock.now())
    throw refuse(400, 'The code has expired. Please sign in again.')
  const { username } = session.account.person
  const isRight =
    code === session.step.code || code === session.step.formerCode || isTakenWrongly(world, username, code)
  if (!isRight && !world.defects.has('any-code')) refuseCode(world, session, 'The code is not valid.')
  world.phones.useCode(username, code)
}

function checkDevice(world: World, session: Session, step: MfaStep, body: Proof): void {
  const { username } = session.account.person
  const phone = world.phones.of(username)
  if (
    step.action === 'register' &&
    body.credentialsId?.replace(/\s/g, '').toUpperCase() !== phone.credentialId
  )
    refuseCode(world, session, 'This credential ID is not known.')
  const first = world.phones.deviceDelta(username, body.activationCode ?? body.code ?? '')
  if (first === null) refuseCode(world, session, 'The code is not valid.')
  if (step.action === 'code') return
  const second = world.phones.deviceDelta(username, body.secondActivationCode ?? '')
  if (second === null || second <= first)
    refuseCode(world, session, 'The second code is not valid. Wait for the next one.')
  phone.registered = true
  // From now on this person's credential only needs a code.
  for (const due of session.account.person.mfa ?? []) if (due.type === 'symantecVip') due.action = 'code'
}

/** The number of the person's app; of one that is being set up it confirms that (factors/enrolment). */
function checkAuthenticator(world: World, session: Session, step: MfaStep, code = ''): void {
  const { person } = session.account
  const registers = step.action === 'register'
  const isRight = registers
    ? world.authenticators.confirm(session, code)
    : world.authenticators.useNumber(person.username, code)
  if (!isRight && !world.defects.has('any-code')) refuseCode(world, session, 'The code is not valid.')
  // From now on this person's app only needs a code.
  if (registers)
    for (const due of person.mfa ?? [])
      if (due.type === 'totp')
        Object.assign(due, { action: 'code', recovery: person.recoveryCodes !== undefined })
}

function checkRecovery(world: World, session: Session, code = ''): void {
  if (!world.recoveryCodes.use(session.account.person.username, code))
    refuseCode(world, session, 'The recovery code is not valid.')
}

function checkOffline(world: World, session: Session, body: Proof): void {
  const { username } = session.account.person
  if (body.action !== 'allow' || !world.phones.isOfflineCode(username, body.oneTimePassword ?? ''))
    refuseCode(world, session, 'The offline code is not valid.')
}

async function checkPasskey(
  world: World,
  session: Session,
  request: FastifyRequest,
  { credential }: Proof,
): Promise<void> {
  const purpose = { kind: 'factor', session: session.id } as const
  const passkey = credential && (await provenPasskey(world, request, credential, purpose))
  if (!passkey || passkey.person !== session.account.person.username)
    refuseCode(world, session, 'The passkey is not valid.')
}

function dueStep(session: Session, type: string): MfaStep {
  const step = session.due[0]
  const isInPlace = type === 'recoveryCode' && step?.recovery
  if (!step || (step.type !== type && !isInPlace)) throw refuse(400, 'This verification is not due.')
  return step
}

/** Passes the step after a right proof, and trusts the device where the person asks for it. */
function endStep(
  world: World,
  session: Session,
  reply: FastifyReply,
  agent: string,
  trustDevice?: true,
): object {
  const trustDays = session.due[0]?.trustDays
  if (trustDevice && trustDays !== undefined) {
    const { token, seconds } = world.trusted.trust(session.account, trustDays, agent)
    setSecretCookie(reply, TRUST_COOKIE, token, seconds)
  }
  passStep(world, session, reply)
  return answerAfterStep(world, session)
}

/** A second factor's code, of whichever type (factors/code-done). */
export function serveActivate(app: App, world: World): void {
  app.post('/api/auth/v2/activate', ACTIVATE, async (request, reply) => {
    const session = anySession(world, request)
    const { body } = request
    const step = dueStep(session, body.type)
    refuseEarlyCode(world, session)
    const sent = SENT_CODES[body.type]
    if (sent) checkSent(world, session, body[sent.proofField])
    else if (body.type === 'passkey') await checkPasskey(world, session, request, body)
    else if (body.type === 'symantecVip') checkDevice(world, session, step, body)
    else if (body.type === 'totp') checkAuthenticator(world, session, step, body.code)
    else if (body.type === 'recoveryCode') checkRecovery(world, session, body.recoveryCode)
    else checkOffline(world, session, body)
    const codes =
      step.action === 'register' && session.account.person.recoveryCodes
        ? { recoveryCodes: world.recoveryCodes.make(session.account.person.username) }
        : {}
    return {
      ...endStep(world, session, reply, request.headers['user-agent'] ?? '', body.trustDevice),
      ...codes,
    }
  })
}
