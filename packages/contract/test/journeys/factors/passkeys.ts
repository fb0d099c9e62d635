import { SoftAuthenticator } from 'foyer-contract/conformance/client/softAuthenticator'
import { proveFactor } from 'src/services/api/factorService'
import * as list from 'src/services/api/passkeys/passkeyListService'
import * as service from 'src/services/api/passkeys/passkeyService'
import * as passkeySignIn from 'src/services/api/passkeys/passkeySignInService'
import { ASSERTION, ATTESTATION } from 'test/support/passkeyCredentials'
import { type JourneyCalls, signedOut, signedOutList } from '../../journey'
import {
  type Act,
  after,
  as,
  by,
  DEVICE,
  NOBODY,
  plain,
  type Scene,
  signIn,
  signingIn,
} from '../../walks/walk'

const CREDENTIAL = {
  id: 'cGFzc2tleS0x',
  rawId: 'cGFzc2tleS0x',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
}

/** A passkey whose device is elsewhere. */
const addOne =
  (person: string) =>
  ({ sandbox }: Scene): Promise<unknown> =>
    sandbox.api('passkeys', { method: 'POST', body: { person } })

const ask = (purpose: string): Act => plain('fetchPasskeyRequest', { body: { purpose } })

/** A call with the id of a passkey that the person has. */
const withOwn =
  (id: string, bodyOf: (id: string) => object): Act =>
  async scene => {
    await addOne('passkey')(scene)
    const [own = { id: '' }] = await scene.sandbox.api<{ id: string }[]>('passkeys?person=passkey')
    return scene.caller.ask(id, { body: bodyOf(own.id) })
  }

const stranger = (id: string) => ({ credential: { ...CREDENTIAL, id } })

interface Options {
  json: { challenge: string }
}

/** Signs a user in by password and stores a passkey for them. */
async function enrol(scene: Scene, person: string) {
  const device = new SoftAuthenticator(scene.sandbox.origin)
  await signIn(scene, person)
  const { json } = (await scene.caller.ask('fetchPasskeyCreation')) as Options
  const kept = await scene.caller.ask('keepPasskey', { body: { credential: device.attest(json) } })
  return { device, kept }
}

/** Returns the device's result for the options of this purpose. */
async function assertion(scene: Scene, device: SoftAuthenticator, purpose: string) {
  const { json } = (await ask(purpose)(scene)) as Options
  return device.assert(json)
}

const signInByPasskey =
  (person: string, more: unknown[] = []): Act =>
  async scene => {
    const { device } = await enrol(scene, person)
    if (more.length > 0) await scene.sandbox.api(`people/${person}`, { method: 'PUT', body: { mfa: more } })
    return scene.caller.ask('signInByPasskey', {
      body: { credential: await assertion(scene, device, 'signIn') },
    })
  }

const provingFactor: Act = async scene => {
  const { device } = await enrol(scene, 'passkey-factor')
  await signIn(scene, 'passkey-factor')
  return scene.caller.ask('activate', {
    body: { type: 'passkey', credential: await assertion(scene, device, 'factor') },
  })
}

const useTwice: Act = async scene => {
  const { device } = await enrol(scene, 'passkey')
  const credential = await assertion(scene, device, 'signIn')
  await scene.caller.ask('signInByPasskey', { body: { credential } })
  return scene.caller.ask('signInByPasskey', { body: { credential } })
}

const proveByPasskey: Act = async scene => {
  const { device } = await enrol(scene, 'passkey')
  return scene.caller.ask('proveAgain', { body: { credential: await assertion(scene, device, 'proof') } })
}

export const passkeys: JourneyCalls = {
  calls: {
    activate: [(_, acting) => proveFactor({ kind: 'passkey', credential: ASSERTION }, acting)],
    fetchPasskeyRequest: [
      () => service.fetchPasskeyRequest('signIn'),
      () => service.fetchPasskeyRequest('factor'),
      () => service.fetchPasskeyRequest('proof'),
    ],
    signInByPasskey: [
      () => passkeySignIn.signInByPasskey(ASSERTION, DEVICE),
      () => passkeySignIn.signInByPasskey(ASSERTION, undefined),
    ],
    fetchPasskeyCreation: [(_, acting) => service.fetchPasskeyCreation(acting)],
    keepPasskey: [(_, acting) => service.keepPasskey(ATTESTATION, acting)],
    fetchPasskeys: [() => list.fetchPasskeys()],
    removePasskey: [(_, acting) => list.removePasskey('cGFzc2tleS0x', acting)],
    renamePasskey: [(_, acting) => list.renamePasskey({ id: 'cGFzc2tleS0x', name: 'Work laptop' }, acting)],
  },
  walks: [
    ['fetchPasskeyRequest', 200, 'somebody wants to sign in', ask('signIn')],
    [
      'fetchPasskeyRequest',
      200,
      'a passkey is due',
      after(addOne('passkey-factor'), signingIn('passkey-factor'), ask('factor')),
    ],
    by('simple', 'fetchPasskeyRequest', 400, 'none is due', { body: { purpose: 'factor' } }),
    ['fetchPasskeyRequest', 401, NOBODY, ask('factor')],
    ['keepPasskey', 200, 'the browser has made one', async scene => (await enrol(scene, 'passkey')).kept],
    ['signInByPasskey', 200, 'the passkey is right', signInByPasskey('passkey')],
    ['signInByPasskey', 200, 'it stands for the factor as well', signInByPasskey('passkey-factor')],
    [
      'signInByPasskey',
      202,
      'another factor is due',
      signInByPasskey('passkey', [{ type: 'sms', timeout: 300 }]),
    ],
    ['signInByPasskey', 401, 'its challenge was used before', useTwice],
    ['activate', 200, 'the passkey is right', provingFactor],
    ['signInByPasskey', 401, 'the proof is wrong', withOwn('signInByPasskey', stranger)],
    [
      'signInByPasskey',
      404,
      'the passkey is not known',
      plain('signInByPasskey', { body: stranger('nobody') }),
    ],
    ['signInByPasskey', 400, 'the fields are missing', plain('signInByPasskey', { body: {}, wrong: true })],
    ['signIn', 200, 'a passkey is offered', signingIn('passkey')],
    by('passkey', 'fetchPasskeyCreation', 200, 'a user is signed in'),
    by('passkey', 'keepPasskey', 400, 'the proof is wrong', { body: { credential: CREDENTIAL } }),
    ['fetchPasskeys', 200, 'there is one', after(addOne('passkey'), as('passkey', 'fetchPasskeys'))],
    by('simple', 'fetchPasskeys', 200, 'there is none'),
    [
      'removePasskey',
      200,
      'it is the person’s own',
      after(
        signingIn('passkey'),
        withOwn('removePasskey', id => ({ id })),
      ),
    ],
    by('passkey', 'removePasskey', 404, 'it is gone', { body: { id: 'gone' } }),
    [
      'fetchPasskeyRequest',
      200,
      'the person is to prove again',
      after(addOne('passkey'), signingIn('passkey'), ask('proof')),
    ],
    [
      'renamePasskey',
      200,
      'it is the person’s own',
      after(
        signingIn('passkey'),
        withOwn('renamePasskey', id => ({ id, name: 'Work laptop' })),
      ),
    ],
    by('passkey', 'renamePasskey', 404, 'it is gone', { body: { id: 'gone', name: 'x' } }),
    by('passkey', 'renamePasskey', 400, 'the name is missing', { body: { id: 'gone' }, wrong: true }),
    ['proveAgain', 200, 'the passkey is right', proveByPasskey],
    [
      'proveAgain',
      400,
      'the passkey is wrong',
      after(addOne('passkey'), as('passkey', 'proveAgain', { body: { credential: CREDENTIAL } })),
    ],
    [
      'activate',
      400,
      'the passkey is wrong',
      after(
        addOne('passkey-factor'),
        as('passkey-factor', 'activate', { body: { type: 'passkey', credential: CREDENTIAL } }),
      ),
    ],
  ],
  ruled: {
    fetchPasskeyRequest: signedOut,
    fetchPasskeyCreation: signedOut,
    fetchPasskeys: signedOutList,
    renamePasskey: signedOut,
  },
  // An irreversible action needs more than a status.
  judgedElsewhere: ['signInByPasskey', 'keepPasskey', 'removePasskey'],
  // The journey begins the submit before the passkey's dialog.
  unasked: ['fetchPasskeyRequest', 'signInByPasskey', 'fetchPasskeyCreation', 'keepPasskey', 'fetchPasskeys'],
}
