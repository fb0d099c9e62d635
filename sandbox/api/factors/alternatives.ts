import { type App, bodyOf, text } from 'sandbox/http/bodyOf'
import type { MfaStep } from 'sandbox/company/types'
import { anySession } from 'sandbox/http/cookies'
import { refuse, tooMany } from 'sandbox/http/refusal'
import type { Session } from 'sandbox/state/sessions'
import type { World } from 'sandbox/state/world'
import { beginStep, dueSteps } from './steps'

const MOST_CHOICES = 10
const CHOICES_WAIT_MS = 60_000

/** The steps that a person can choose, by type. */
const STEPS: Readonly<Record<string, MfaStep>> = {
  sms: { type: 'sms', timeout: 300, digits: 6 },
  guestSms: { type: 'guestSms', timeout: 300, digits: 6 },
  email: { type: 'email', timeout: 300, digits: 6 },
  totp: { type: 'totp', action: 'code', digits: 6 },
  symantecVip: { type: 'symantecVip', action: 'code', digits: 6 },
  signinVerification: { type: 'signinVerification', timeout: 300, isMfaStepConfigured: true },
  passkey: { type: 'passkey' },
}

/** Replaces the step with one of another type, which offers the former type in its place. Wrong codes of the former step still count. */
function replaceStep(world: World, session: Session, step: MfaStep, chosen: MfaStep): void {
  const others = (step.alternatives ?? []).filter(type => type !== chosen.type)
  const wrongCodes = session.step?.wrongCodes ?? 0
  session.due[0] = { ...chosen, alternatives: [step.type, ...others] }
  beginStep(world, session)
  if (session.step) session.step.wrongCodes = wrongCodes
}

/** The choice of another factor (alternatives/answer). */
export function serveAlternatives(app: App, world: World): void {
  app.post('/api/auth/v2/factor', bodyOf({ type: text }), request => {
    const session = anySession(world, request)
    const step = dueSteps(world, session)[0]
    const chosen = STEPS[request.body.type]
    const isOffered = step?.alternatives?.includes(request.body.type) || world.defects.has('any-factor')
    if (!step || !chosen || !isOffered) throw refuse(400, 'You cannot use this way to sign in.')
    session.choices = (session.choices ?? 0) + 1
    if (session.choices > MOST_CHOICES) {
      session.choices = 0
      throw tooMany(CHOICES_WAIT_MS, 'Too many tries. Please wait a minute.')
    }
    replaceStep(world, session, step, chosen)
    return { mfa: dueSteps(world, session) }
  })
}
