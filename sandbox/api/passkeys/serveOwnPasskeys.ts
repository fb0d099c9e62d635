import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { type App, bodyOf, filled } from 'sandbox/http/bodyOf'
import { completeSession, provenSession } from 'sandbox/http/cookies'
import { Refusal } from 'sandbox/http/refusal'
import { CEREMONY_MS } from 'sandbox/state/passkeys'
import type { World } from 'sandbox/state/world'
import { agentName } from '../account/agentName'
import { originOf } from 'sandbox/http/crossSite'
import { credentialOf, notKnown, rpIdOf } from './assertion'
import * as v from 'valibot'

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
        // A browser that creates one on its own asks nobody.
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
