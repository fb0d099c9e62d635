import { type App, bodyOf, filled } from 'sandbox/http/bodyOf'
import { effectiveSettings } from 'sandbox/api/effective'
import { completeSession, provenSession } from 'sandbox/http/cookies'
import { refuseAs } from 'sandbox/http/refusal'
import type { Account } from 'sandbox/state/accounts'
import type { World } from 'sandbox/state/world'

const SET_UP_MS = 600_000
const OWN = '/api/user/v1/security'

const hasApp = (world: World, { person }: Account): boolean =>
  world.authenticators.of(person.username).length > 0

/** What the next sign-in asks for: the app that there is, and a recovery code in its place where one is left. */
function followChange(world: World, account: Account): void {
  const { person } = account
  const has = hasApp(world, account)
  if (!has) world.recoveryCodes.end(person.username)
  const recovery = world.recoveryCodes.left(person.username) > 0
  const steps = person.mfa ?? []
  if (!has && account.choseApp) {
    account.choseApp = false
    const rest = steps.filter(({ type }) => type !== 'totp')
    if (rest.length > 0) person.mfa = rest
    else delete person.mfa
  } else if (has && !steps.some(({ type }) => type === 'totp')) {
    account.choseApp = true
    person.mfa = [...steps, { type: 'totp', action: 'code', digits: 6, recovery }]
  }
  for (const step of person.mfa ?? []) if (step.type === 'totp') step.recovery = recovery
}

/** What a person does with authenticator apps and recovery codes on the page of the own security (security-page/set-up, security-page/remove-app, security-page/new-codes). */
export function serveOwnFactors(app: App, world: World): void {
  app.post(`${OWN}/authenticators/begin`, request => {
    const session = provenSession(world, request)
    if ((session.enrolmentUntil ?? 0) <= world.clock.now()) delete session.enrolment
    session.enrolmentUntil = world.clock.now() + SET_UP_MS
    const uri = world.authenticators.begin(session)
    return { uri }
  })

  app.post(`${OWN}/authenticators/confirm`, bodyOf({ code: filled }), request => {
    const session = completeSession(world, request)
    const { account } = session
    const isOver = session.enrolment === undefined || (session.enrolmentUntil ?? 0) <= world.clock.now()
    if (isOver) throw refuseAs(400, 'setUpOver', 'This set-up has ended.')
    if (!world.authenticators.confirm(session, request.body.code))
      throw refuseAs(400, 'codeWrong', 'The code is wrong.')
    const { username } = account.person
    const tells = effectiveSettings(world, account).recoveryCodesEnabled
    const codes = tells && world.recoveryCodes.left(username) === 0 && world.recoveryCodes.make(username)
    followChange(world, account)
    return codes ? { recoveryCodes: codes } : {}
  })

  app.post(`${OWN}/authenticators/remove`, bodyOf({ id: filled }), request => {
    const { account } = provenSession(world, request)
    const { person } = account
    const apps = world.authenticators.of(person.username)
    const isLast = apps.length === 1 && apps[0]?.id === request.body.id
    if (isLast && !account.choseApp) throw refuseAs(400, 'lastFactor', 'Set another app up first.')
    world.authenticators.remove(person.username, request.body.id)
    followChange(world, account)
    return {}
  })

  app.get(`${OWN}/recovery-codes`, request => {
    const { account } = completeSession(world, request)
    const { username } = account.person
    if (!hasApp(world, account)) return { left: null }
    return { left: world.recoveryCodes.left(username), madeAt: world.recoveryCodes.madeAt(username) }
  })

  app.post(`${OWN}/recovery-codes/new`, request => {
    const { account } = provenSession(world, request)
    const codes = world.recoveryCodes.make(account.person.username)
    followChange(world, account)
    return { recoveryCodes: codes }
  })
}
