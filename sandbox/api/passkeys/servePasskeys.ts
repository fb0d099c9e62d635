import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { type App, bodyOf, filled } from 'sandbox/http/bodyOf'
import { anySession, completeSession, provenSession } from 'sandbox/http/cookies'
import { Refusal, refuse } from 'sandbox/http/refusal'
import { CEREMONY_MS } from 'sandbox/state/passkeys'
import type { World } from 'sandbox/state/world'
import { agentName } from '../account/agentName'
import { originOf } from 'sandbox/http/crossSite'
import { askForPasskey, assertionSchema, credentialOf, notKnown, provenPasskey, rpIdOf } from './assertion'
import * as v from 'valibot'
import { isComplete } from 'sandbox/state/sessions'
import { beginSession } from '../factors/steps'
import { passwordChangeOf } from '../effective'
import { loginAnswer, refuseAccount } from '../login'

const WITH_NAME = bodyOf({ id: filled, name: v.pipe(filled, v.maxLength(64)) })

const gone = (): Refusal => new Refusal(404, { code: 'passkeyRemoved', message: 'There is no such passkey.' })

/** The passkeys of the person who is signed in: creating, listing, naming, removing (passkeys/offer, passkeys/list, passkeys/remove, security-page/passkeys). */
export function serveOwnPasskeys(app: App, world: World): void {
  app.post('/api/auth/v2/passkeys/registration/options', async request => {
    const { id, account } = provenSession(world, request)
    const { username, name } = account.person
    const options = await generateRegistrationOptions({
      rpName: world.company.settings.companyProviderName,
      rpID: rpIdOf(world, request),
      userName: username,
      userDisplayName: name,
      userID: world.passkeys.handleOf(username),
      timeout: CEREMONY_MS,
      excludeCredentials: world.passkeys
        .of(username)
        .map(({ id: known, transports }) => ({ id: known, ...(transports && { transports }) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    world.passkeys.give(options.challenge, { kind: 'registration', session: id })
    return options
  })

  app.post(
    '/api/auth/v2/passkeys/registration/verify',
    bodyOf({ credential: credentialOf<RegistrationResponseJSON>() }),
    async request => {
      const session = completeSession(world, request)
      const made = await verifyRegistrationResponse({
        response: request.body.credential,
        expectedChallenge: challenge =>
          world.passkeys.take(challenge, { kind: 'registration', session: session.id }),
        expectedOrigin: originOf(world, request),
        expectedRPID: rpIdOf(world, request),
        // A browser that creates one automatically asks no one.
        requireUserPresence: false,
        requireUserVerification: false,
      }).catch(() => undefined)
      if (!made?.verified) throw notKnown(400, request.body.credential, 'The passkey could not be checked.')
      world.passkeys.keep(
        session.account.person.username,
        agentName(request.headers['user-agent'] ?? ''),
        made.registrationInfo.credential,
      )
      return {}
    },
  )

  app.get('/api/auth/v2/passkeys', request => {
    const { username, name: displayName } = completeSession(world, request).account.person
    return {
      rpId: rpIdOf(world, request),
      userId: Buffer.from(world.passkeys.handleOf(username)).toString('base64url'),
      userName: username,
      displayName,
      passkeys: world.passkeys
        .of(username)
        .map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
    }
  })

  app.post('/api/auth/v2/passkeys/remove', bodyOf({ id: filled }), request => {
    const { username } = provenSession(world, request).account.person
    if (!world.passkeys.remove(username, request.body.id)) throw gone()
    return {}
  })

  app.post('/api/auth/v2/passkeys/rename', WITH_NAME, request => {
    const { username } = completeSession(world, request).account.person
    if (!world.passkeys.rename(username, request.body.id, request.body.name)) throw gone()
    return {}
  })
}

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
      const { credential } = request.body
      if (!world.passkeys.find(credential.id)) throw notKnown(404, credential, 'This passkey is not known.')
      const purpose = { kind: 'signIn', session: undefined } as const
      const passkey = await provenPasskey(world, request, credential, purpose)
      const account = passkey && world.accounts.find(passkey.person)
      if (!account) throw refuse(401, 'The passkey is wrong.')
      refuseAccount(account)
      // A factor that the passkey has proven is not required again.
      const session = beginSession(world, request, reply, account, ({ type }) => type !== 'passkey')
      const userName = account.person.username
      if (!isComplete(session) || session.emptyList)
        return reply.code(202).send({ userName, ...passwordChangeOf(account) })
      // A person with a passkey is not offered another one.
      return { ...loginAnswer(world, account), passkeyOffer: false, userName }
    },
  )
}
