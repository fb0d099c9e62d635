import type { FastifyInstance } from 'fastify'
import { bodyOf, text } from 'sandbox/http/bodyOf'
import { completeSession, passedSession, SESSION_COOKIE, setSecretCookie } from 'sandbox/http/cookies'
import { refuse, refuseAs, Refusal } from 'sandbox/http/refusal'
import type { World } from 'sandbox/state/world'
import { saidSettings } from 'sandbox/api/effective'
import { takeNewPassword } from './newPassword'

const NEW_PASSWORD = bodyOf({ newPassword: text })

/** Voluntary, temporary and required password changes (password-change/prohibited, password-change/temporary, password-change/required). */
export function serveChangePassword(app: FastifyInstance, world: World): void {
  app.put<{ Body: { newPassword: string } }>(
    '/api/user/v1/settings/is-password-prohibited',
    NEW_PASSWORD,
    async (request, reply) => {
      const { account } = completeSession(world, request)
      const prohibited = await world.accounts.isProhibited(account, request.body.newPassword)
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(prohibited))
    },
  )

  app.post<{ Body: { currentPassword: string; newPassword: string } }>(
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
      world.events.emit('people')
      return {}
    },
  )

  app.post<{ Body: { newPassword: string } }>(
    '/api/onboarding/v2/password',
    NEW_PASSWORD,
    async (request, reply) => {
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
      world.events.emit('people')
      return {}
    },
  )
}
