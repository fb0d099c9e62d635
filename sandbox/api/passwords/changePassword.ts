import { type App, bodyOf, text } from 'sandbox/http/bodyOf'
import { completeSession, passedSession, SESSION_COOKIE, setSecretCookie } from 'sandbox/http/cookies'
import { refuse, refuseAs, Refusal } from 'sandbox/http/refusal'
import type { Account } from 'sandbox/state/accounts'
import { policyProblem, ruleProblem } from 'sandbox/state/passwords/passwords'
import type { World } from 'sandbox/state/world'
import { effectiveSettings, saidSettings } from 'sandbox/api/effective'

const NEW_PASSWORD = bodyOf({ newPassword: text })

const USED = 'This password was used before, is known to others, or has a name of yours in it.'

/** Sets a new password, or refuses it: in words of the server where the settings say its rules (password-change/server-words), else by `prohibited` (password-change/prohibited). */
export async function takeNewPassword(
  world: World,
  account: Account,
  password: string,
  prohibited: Refusal,
): Promise<void> {
  const { passwordRules: rules } = effectiveSettings(world, account)
  if (!world.defects.has('any-password')) {
    const problem = rules ? ruleProblem(password, rules) : policyProblem(password)
    const isOwn = rules && !world.defects.has('password-unsaid')
    if (problem) throw isOwn ? refuseAs(400, 'passwordRefused', problem) : refuse(400, problem)
    if (await world.accounts.isProhibited(account, password))
      throw isOwn ? refuseAs(prohibited.status, 'passwordRefused', USED) : prohibited
  }
  await world.accounts.setPassword(account, password)
}

/** Voluntary, temporary and required password changes (password-change/prohibited, password-change/temporary, password-change/required). */
export function serveChangePassword(app: App, world: World): void {
  app.put('/api/user/v1/settings/is-password-prohibited', NEW_PASSWORD, async (request, reply) => {
    const { account } = completeSession(world, request)
    const prohibited = await world.accounts.isProhibited(account, request.body.newPassword)
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(prohibited))
  })

  app.post(
    '/api/user/v1/settings/password',
    bodyOf({ currentPassword: text, newPassword: text }),
    async request => {
      const session = completeSession(world, request)
      const { currentPassword, newPassword } = request.body
      const isCurrent = await world.accounts.isCurrent(session.account, currentPassword)
      if (!isCurrent && !world.defects.has('any-current'))
        throw refuseAs(400, 'currentPasswordWrong', 'The old password is wrong.')
      await takeNewPassword(world, session.account, newPassword, refuse(409, 'The password is prohibited.'))
      world.sessions.closeOthers(session, session.account)
      return {}
    },
  )

  app.post('/api/onboarding/v2/password', NEW_PASSWORD, async (request, reply) => {
    const session = passedSession(world, request)
    const { account } = session
    const { passwordChange } = account.person
    const isTemporary = passwordChange ?? saidSettings(world, account).passwordIsActivationCode
    if (!isTemporary && !world.defects.has('temporary-twice'))
      throw refuse(403, 'The password was already created.')
    // Without a message: the app has its own words for a used or personal password (password-change/temporary-answers).
    await takeNewPassword(world, account, request.body.newPassword, new Refusal(400, {}))
    if (passwordChange) {
      // The session may do more from now on.
      world.sessions.renew(session)
      setSecretCookie(reply, SESSION_COOKIE, session.id)
    }
    return {}
  })
}
