import {
  type Act,
  after,
  as,
  by,
  late,
  phoneOf,
  plain,
  proving,
  type Scene,
  signIn,
  withoutSession,
} from '../../walks/walk'
import { proveFactor } from 'src/services/api/factorService'
import * as ownFactor from 'src/services/api/account/ownFactorService'
import { type JourneyCalls, signedOut, signedOutList } from '../../journey'

/** The code that the person's authenticator app shows. */
export const numberOf = async (scene: Scene, person: string): Promise<string | undefined> =>
  (await phoneOf(scene, person)).authenticatorCodes[0]

export const begun: Act = as('simple', 'beginAuthenticator')

/** Sets up an authenticator app on the security page. */
export const confirming: Act = async scene => {
  await begun(scene)
  return scene.caller.ask('confirmAuthenticator', { body: { code: await numberOf(scene, 'simple') } })
}

const CODE = { body: { code: '012345' } }
const APP = { body: { id: 'a-1' } }

const guessing: Act = async scene => {
  await begun(scene)
  return scene.caller.ask('confirmAuthenticator', { body: { code: 'none' } })
}

/** Removes the first app of the list. */
const removing = async ({ caller }: Scene) => {
  const { json } = await caller.ask('fetchAuthenticators')
  const [{ id } = { id: '' }] = json as { id: string }[]
  return caller.ask('removeAuthenticator', { body: { id } })
}

const removingOwn: Act = async scene => {
  await confirming(scene)
  return removing(scene)
}

/** The only app of a user whose company requires one. */
const removingLast: Act = async scene => {
  await signIn(scene, 'totp')
  const code = await numberOf(scene, 'totp')
  await scene.caller.ask('activate', { body: { type: 'totp', code } })
  return removing(scene)
}

const wrongNumber: Act = plain('activate', { body: { type: 'totp', code: 'none' } })

// (security-page/set-up, security-page/remove-app)
export const authenticator: JourneyCalls = {
  calls: {
    activate: [
      (_, acting) => proveFactor({ kind: 'totp', code: '012345' }, acting),
      (_, acting) => proveFactor({ kind: 'totp', code: '012345', trustDevice: true }, acting),
    ],
    beginAuthenticator: [(_, acting) => ownFactor.beginAuthenticator(acting)],
    confirmAuthenticator: [(_, acting) => ownFactor.confirmAuthenticator('012345', acting)],
    removeAuthenticator: [(_, acting) => ownFactor.removeAuthenticator('a-3', acting)],
  },
  walks: [
    proving('totp-register', 'an app is set up', ({ authenticatorCodes: [code] }) => ({
      type: 'totp',
      code,
    })),
    proving('totp', 'the number of the app is', ({ authenticatorCodes: [code] }) => ({ type: 'totp', code })),
    by('totp-register', 'fetchSessionStatus', 202, 'an app is to be set up'),
    ['activate', 400, 'no app was set up', after(scene => signIn(scene, 'totp-register'), wrongNumber)],
    ['beginAuthenticator', 200, 'the sign-in is young', begun],
    ['beginAuthenticator', 403, 'the sign-in is old', late('simple', 'beginAuthenticator')],
    withoutSession('beginAuthenticator'),
    ['confirmAuthenticator', 200, 'the code is right', confirming],
    ['confirmAuthenticator', 400, 'the code is wrong', guessing],
    by('simple', 'confirmAuthenticator', 400, 'nothing was begun', CODE),
    withoutSession('confirmAuthenticator', CODE),
    ['removeAuthenticator', 200, 'the person wanted it', removingOwn],
    by('simple', 'removeAuthenticator', 200, 'it is gone', APP),
    ['removeAuthenticator', 400, 'the company wants it', removingLast],
    ['removeAuthenticator', 403, 'the sign-in is old', late('simple', 'removeAuthenticator', APP)],
    withoutSession('removeAuthenticator', APP),
  ],
  acting: [
    ['beginAuthenticator', 'simple'],
    ['confirmAuthenticator', 'simple', { code: '012345' }],
    ['removeAuthenticator', 'simple', { id: 'gone' }],
  ],
  ruled: {
    beginAuthenticator: signedOutList,
    confirmAuthenticator: signedOutList,
    removeAuthenticator: signedOut,
  },
}
