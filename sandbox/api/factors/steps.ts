import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { referenceOf, SENT_CODES } from 'sandbox/company/sentCodes'
import type { MfaStep } from 'sandbox/company/types'
import { SESSION_COOKIE, setSecretCookie } from 'sandbox/http/cookies'
import type { Account } from 'sandbox/state/accounts'
import { type NumberAsked, randomCode } from 'sandbox/state/phones'
import { isComplete, type Session, SESSION_MS } from 'sandbox/state/sessions'
import type { World } from 'sandbox/state/world'

const DEFAULT_TIMEOUT_S = 300
/** No app has it here: a press does nothing. */
const APP_URL = 'test.harbor.app:/requests'
const PLACE = 'Lisbon, Portugal'
const TWO_DIGITS = 90

const isSent = (step: MfaStep): boolean => step.type in SENT_CODES

const lifetimeOf = (step: MfaStep): number => (step.timeout ?? DEFAULT_TIMEOUT_S) * 1000

const host = (world: World): string => new URL(world.origin).hostname

/** A text message whose last line a browser can read (WebOTP). */
const codeText = (world: World, code: string): string =>
  `${code} is your Harbor code. Do not share it.\n\n@${host(world)} #${code}`

const codeMail = (code: string): string =>
  `${code} is your Harbor code. Enter it on the page that asks for it, and tell it to nobody. If you have not asked for it, tell your help desk.`

/** Sends a new code to the person's phone or mailbox. */
export function sendCode(
  world: World,
  { person, email }: Account,
  sentTo: 'phone' | 'email',
  expiresAt: number,
): string {
  const code = randomCode()
  const message = sentTo === 'email' ? { email, text: codeMail(code) } : { text: codeText(world, code) }
  world.phones.send(person.username, { ...message, code, expiresAt })
  return code
}

/** Starts the first step that is due: sends a code, asks for an approval. */
export function beginStep(world: World, session: Session): void {
  const step = session.due[0]
  if (!step) {
    session.step = undefined
    session.expiresAt = world.clock.now() + SESSION_MS
    return
  }
  const expiresAt = world.clock.now() + lifetimeOf(step)
  session.step = { expiresAt, wrongCodes: 0 }
  const sent = SENT_CODES[step.type]
  if (sent) {
    const to = sent.sentTo === 'email' ? session.account.email : session.account.phone
    if (step.resend && to) step.reference = referenceOf(sent.sentTo, to)
    session.step.code = sendCode(world, session.account, sent.sentTo, expiresAt)
  }
  if (step.type === 'totp') beginAuthenticator(world, session, step)
  if (step.type === 'signinVerification' && step.isMfaStepConfigured)
    session.step.approvalId = askApproval(world, session, step)
}

/** Replaces the browser's session by one of this account, without the steps that it need not pass, and starts the first. */
export function beginSession(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
  isDue: (step: MfaStep) => boolean = () => true,
  id?: string,
): Session {
  world.sessions.close(request.cookies[SESSION_COOKIE])
  const session = world.sessions.open(account, id)
  session.due = session.due.filter(isDue)
  beginStep(world, session)
  setSecretCookie(reply, SESSION_COOKIE, session.id)
  return session
}

/** A key for a person who has yet to set an app up; the others have one from the start, and their recovery codes. */
function beginAuthenticator(world: World, session: Session, step: MfaStep): void {
  const { username, recoveryCodes } = session.account.person
  if (step.action === 'register') step.uri = world.authenticators.begin(session)
  else world.authenticators.ensure(username)
  if (Array.isArray(recoveryCodes)) world.recoveryCodes.ensure(username, recoveryCodes)
}

function askNumber(): NumberAsked {
  const numbers = new Set<string>()
  while (numbers.size < 3) numbers.add(String(10 + randomInt(TWO_DIGITS)))
  const [challenge = ''] = numbers
  return { challenge, choices: [...numbers].sort(), place: PLACE }
}

/** Asks the phone, for a number too where the person has that; a new request has a new one (factors/number-matching). */
function askApproval(world: World, { account: { person } }: Session, step: MfaStep): string {
  const asked = person.numberMatching ? askNumber() : undefined
  const approval = world.phones.askApproval(person.username, lifetimeOf(step), asked)
  if (asked) {
    const { challenge, place } = asked
    Object.assign(step, {
      challenge,
      place,
      appUrl: APP_URL,
      requestedAt: new Date(approval.at).toISOString(),
    })
  }
  return approval.id
}

/** Passes the step that is due; after the last one the session has another id (docs/contract, 'Sessions'). */
export function passStep(world: World, session: Session, reply: FastifyReply): void {
  session.due.shift()
  beginStep(world, session)
  if (!isComplete(session) || world.defects.has('same-session')) return
  world.sessions.renew(session)
  setSecretCookie(reply, SESSION_COOKIE, session.id)
}

/** Leaves the passkey out of the alternatives of a person who has none (alternatives/step). */
function withAlternatives(world: World, { account }: Session, step: MfaStep): MfaStep {
  if (!step.alternatives || world.passkeys.of(account.person.username).length > 0) return step
  return { ...step, alternatives: step.alternatives.filter(type => type !== 'passkey') }
}

/** The steps still due as the session status lists them: a code's time-out is the time that is left. */
export function dueSteps(world: World, session: Session): MfaStep[] {
  return session.due.map((due, index) => {
    const step = withAlternatives(world, session, due)
    if (index > 0 || !isSent(step) || !session.step) return step
    return { ...step, timeout: Math.ceil((session.step.expiresAt - world.clock.now()) / 1000) }
  })
}

/** Takes note of what the person did on the phone since the last look (factors/approval). */
export function followPhone(
  world: World,
  session: Session,
  reply: FastifyReply,
): 'waiting' | 'denied' | 'expired' {
  const step = session.due[0]
  if (step?.type === 'signinVerification') {
    const approval = world.phones.findApproval(session.step?.approvalId)
    if (approval?.answer === 'deny') return 'denied'
    if (approval?.answer === 'allow') {
      passStep(world, session, reply)
      return 'waiting'
    }
    if (!approval && world.phones.of(session.account.person.username).appPaired) {
      step.isMfaStepConfigured = true
      beginStep(world, session)
      return 'waiting'
    }
    if (approval && approval.expiresAt <= world.clock.now()) return 'expired'
  }
  if (step && isSent(step) && session.step && session.step.expiresAt <= world.clock.now()) return 'denied'
  return 'waiting'
}

export const answerAfterStep = (world: World, session: Session): object =>
  isComplete(session) ? passkeyOfferOf(world, session.account) : { mfa: dueSteps(world, session) }

/** Offers a passkey to a person who should have one and has none (passkeys/offer). */
export function passkeyOfferOf(world: World, { person }: Account): object {
  const offered = person.said?.passkeyOffer && world.passkeys.of(person.username).length === 0
  return offered ? { passkeyOffer: true } : {}
}
