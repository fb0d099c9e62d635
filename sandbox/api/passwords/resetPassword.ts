import { type App, bodyOf, text } from 'sandbox/http/bodyOf'
import { clearSecretCookie, RESET_COOKIE, setSecretCookie } from 'sandbox/http/cookies'
import { refuse, tooMany } from 'sandbox/http/refusal'
import type { Account } from 'sandbox/state/accounts'
import type { World } from 'sandbox/state/world'
import { isTakenWrongly } from 'sandbox/api/factors/wrongCodes'
import { sendCode } from 'sandbox/api/factors/steps'
import { referenceOf } from 'sandbox/company/sentCodes'
import { takeNewPassword } from './changePassword'
import * as v from 'valibot'

const RESET_CODE_MS = 300_000
const RESET_VERIFIED_MS = 600_000
const MOST_WRONG_CODES = 5

const digitsOf = (number: string): string => number.replace(/\D/g, '')

const goesByEmail = ({ person }: Account): boolean => person.reset === 'byEmail' || person.reset === 'byBoth'

function verificationMethods(account: Account): object[] {
  const { reset = 'byPhone', isGuest = false } = account.person
  const mail = { verificationMethodType: 'email', reference: referenceOf('email', account.email), isGuest }
  if (reset === 'byEmail') return [mail]
  if (reset === 'extraSecurity') throw refuse(401, 'This account has extra security.')
  if (reset === 'nothing') return []
  if (reset === 'noReference' || account.phone === null) return [{ isGuest }]
  return [{ reference: account.phone.slice(-4), isGuest }, ...(reset === 'byBoth' ? [mail] : [])]
}

/** Resets a forgotten password by a code to the phone or the mailbox (password-reset/steps, password-reset/email). */
export function serveResetPassword(app: App, world: World): void {
  app.get<{ Querystring: { login?: string } }>(
    '/api/auth/v2/reset-password/verification-methods',
    request => {
      const account = world.accounts.find(request.query.login ?? '')
      if (!account) throw refuse(404, 'No user matches this username.')
      return verificationMethods(account)
    },
  )

  app.post(
    '/api/auth/v2/reset-password/send-verification-message',
    bodyOf({
      login: text,
      verificationMethodType: v.picklist(['sms', 'email']),
      reference: v.exactOptional(text),
    }),
    async (request, reply) => {
      const account = world.accounts.find(request.body.login)
      const { verificationMethodType, reference = '' } = request.body
      const sentTo = verificationMethodType === 'email' ? 'email' : 'phone'
      if (!account || (sentTo === 'email' && !goesByEmail(account))) throw refuse(400, 'No code can be sent.')
      const isOnFile = account.phone && digitsOf(account.phone) === digitsOf(reference)
      if (sentTo === 'phone' && !isOnFile) throw refuse(400, 'The number does not match.')
      world.resets.end(request.cookies[RESET_COOKIE])
      const codeExpiresAt = world.clock.now() + RESET_CODE_MS
      const code = sendCode(world, account, sentTo, codeExpiresAt)
      const typedName = request.body.login
      const id = world.resets.keep({
        account,
        typedName,
        code,
        codeExpiresAt,
        wrongCodes: 0,
        verifiedUntil: 0,
      })
      setSecretCookie(reply, RESET_COOKIE, id)
      return {}
    },
  )

  app.put('/api/auth/v2/reset-password/verify-user', bodyOf({ verificationMessage: text }), request => {
    const reset = world.resets.find(request.cookies[RESET_COOKIE])
    const now = world.clock.now()
    if (!reset) throw refuse(403, 'No verification is under way.')
    if (reset.codeExpiresAt <= now) throw refuse(400, 'The verification code has expired. Send a new code.')
    const { username } = reset.account.person
    const { verificationMessage } = request.body
    const isRight =
      verificationMessage === reset.code ||
      world.defects.has('any-reset-code') ||
      isTakenWrongly(world, username, verificationMessage)
    if (!isRight) {
      const isFew = ++reset.wrongCodes < MOST_WRONG_CODES || world.defects.has('no-limit')
      if (isFew) throw refuse(403, 'The verification code is invalid.')
      reset.codeExpiresAt = now
      throw tooMany(60_000, 'Too many wrong codes. Send a new code.')
    }
    world.phones.useCode(username, verificationMessage)
    reset.verifiedUntil = now + RESET_VERIFIED_MS
    reset.codeExpiresAt = now
    return {}
  })

  app.put(
    '/api/auth/v2/reset-password/set-new-password',
    bodyOf({ newPassword: text }),
    async (request, reply) => {
      const reset = world.resets.find(request.cookies[RESET_COOKIE])
      const isProved =
        world.defects.has('reset-without-code') || (reset && reset.verifiedUntil > world.clock.now())
      if (!reset || !isProved) throw refuse(403, 'The verification has expired.')
      const prohibited = refuse(409, 'The password is prohibited.')
      await takeNewPassword(world, reset.account, request.body.newPassword, prohibited)
      if (!world.defects.has('reset-keeps-sessions')) world.sessions.closeOthers(undefined, reset.account)
      if (!world.defects.has('reset-twice')) world.resets.end(request.cookies[RESET_COOKIE])
      clearSecretCookie(reply, RESET_COOKIE)
      return {}
    },
  )
}
