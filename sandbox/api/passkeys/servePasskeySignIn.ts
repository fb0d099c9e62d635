import { type App, bodyOf } from 'sandbox/http/bodyOf'
import { anySession, completeSession } from 'sandbox/http/cookies'
import { refuse } from 'sandbox/http/refusal'
import type { World } from 'sandbox/state/world'
import { isComplete } from 'sandbox/state/sessions'
import { beginSession } from '../factors/steps'
import { passwordChangeOf } from '../effective'
import { loginAnswer, refuseAccount } from '../login'
import { askForPasskey, assertionSchema, notKnown, provenPasskey } from './assertion'
import * as v from 'valibot'

const WITH_PURPOSE = bodyOf({ purpose: v.picklist(['signIn', 'factor', 'proof']) })

/** Signing in by passkey, and the options for a passkey as a second factor (passkeys/sign-in, passkeys/factor). */
export function servePasskeySignIn(app: App, world: World): void {
  app.post('/api/auth/v2/passkeys/authentication/options', WITH_PURPOSE, request => {
    if (request.body.purpose === 'signIn')
      return askForPasskey(world, request, { kind: 'signIn', session: undefined })
    if (request.body.purpose === 'proof') {
      const { id, account } = completeSession(world, request)
      const proving = world.passkeys.of(account.person.username)
      return askForPasskey(world, request, { kind: 'proof', session: id }, proving)
    }
    const session = anySession(world, request)
    if (session.due[0]?.type !== 'passkey') throw refuse(400, 'This verification is not due.')
    const own = world.passkeys.of(session.account.person.username)
    return askForPasskey(world, request, { kind: 'factor', session: session.id }, own)
  })

  app.post(
    '/api/auth/v2/passkeys/authentication/verify',
    bodyOf({ credential: assertionSchema }),
    async (request, reply) => {
      const purpose = { kind: 'signIn', session: undefined } as const
      const passkey = await provenPasskey(world, request, request.body.credential, purpose)
      if (passkey === 'unknown') throw notKnown(404, request.body.credential, 'This passkey is not known.')
      const account = passkey && world.accounts.find(passkey.person)
      if (!account) throw refuse(401, 'The passkey is wrong.')
      refuseAccount(account)
      // What the passkey has proven is not asked for again.
      const session = beginSession(world, request, reply, account, ({ type }) => type !== 'passkey')
      const userName = account.person.username
      if (!isComplete(session) || session.emptyList)
        return reply.code(202).send({ userName, ...passwordChangeOf(account) })
      // Somebody who has a passkey is not offered one.
      return { ...loginAnswer(world, account), passkeyOffer: false, userName }
    },
  )
}
