import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { Refusal } from 'sandbox/http/refusal'
import { CEREMONY_MS, type Purpose, type StoredPasskey } from 'sandbox/state/passkeys'
import type { World } from 'sandbox/state/world'
import { originOf } from 'sandbox/http/crossSite'
import * as v from 'valibot'

/** The name under which browsers keep passkeys; never an address of numbers: those need http://localhost. */
export const rpIdOf = (world: World, request: FastifyRequest): string =>
  new URL(originOf(world, request)).hostname

const MEMBERS = ['id', 'rawId', 'type', 'response']

/** Returns the schema of a credential as a browser sends it; the library verifies what its members contain. */
export const credentialOf = <Credential>() =>
  v.custom<Credential>(
    given => typeof given === 'object' && given !== null && MEMBERS.every(name => name in given),
  )
export const assertionSchema = credentialOf<AuthenticationResponseJSON>()

/** Names a passkey as unknown to the server, so that the device may delete it (passkeys/unknown). */
export const notKnown = (status: number, { id }: { id: string }, message: string): Refusal =>
  new Refusal(status, { code: 'passkeyUnknown', credentialId: id, message })

/** Options for a request of a passkey; those of a factor name the person's own. */
export async function askForPasskey(
  world: World,
  request: FastifyRequest,
  purpose: Purpose,
  own: StoredPasskey[] = [],
): Promise<object> {
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(world, request),
    timeout: CEREMONY_MS,
    userVerification: 'required',
    ...(own.length > 0 && {
      allowCredentials: own.map(({ id, transports }) => ({ id, ...(transports && { transports }) })),
    }),
  })
  world.passkeys.give(options.challenge, purpose)
  return options
}

/** Returns the challenge and the origin for which the browser has used the passkey. */
function clientDataOf({ response }: AuthenticationResponseJSON): { challenge: string; origin: string } {
  try {
    const { challenge, origin } = JSON.parse(
      Buffer.from(response.clientDataJSON, 'base64url').toString(),
    ) as Record<string, unknown>
    return { challenge: String(challenge), origin: String(origin) }
  } catch {
    return { challenge: '', origin: '' }
  }
}

/** Returns the passkey that was proven; undefined for an unknown one and for a wrong proof. */
export async function provenPasskey(
  world: World,
  request: FastifyRequest,
  response: AuthenticationResponseJSON,
  purpose: Purpose,
): Promise<StoredPasskey | undefined> {
  const passkey = world.passkeys.find(response.id)
  if (!passkey) return undefined
  const { challenge: used, origin } = clientDataOf(response)
  if (world.defects.has('passkey-any-signature'))
    return world.passkeys.take(used, purpose) ? passkey : undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge => world.passkeys.take(challenge, purpose),
      expectedOrigin: world.defects.has('passkey-any-origin') ? origin : originOf(world, request),
      expectedRPID: rpIdOf(world, request),
      credential: passkey,
      requireUserVerification: !world.defects.has('passkey-unverified'),
    })
    if (!verified) return undefined
    world.passkeys.noteUse(passkey, authenticationInfo.newCounter)
    return passkey
  } catch {
    // The library throws for any assertion that does not match.
    return undefined
  }
}
