import { type Act, after, as, by, plain, proving, type Scene, signingIn } from '../../walks/walk'
import { proveFactor } from 'src/services/api/factorService'
import * as ownFactor from 'src/services/api/account/accountActService'
import { type JourneyCalls, signedOut, signedOutList } from '../../journey'

/** The code that the person's authenticator app shows. */
const numberOf = async (scene: Scene, person: string): Promise<string | undefined> =>
  (await scene.phone(person)).authenticatorCodes[0]

const begun: Act = as('simple', 'beginAuthenticator')
const confirm = (code: string | undefined): Act => plain('confirmAuthenticator', { body: { code } })

/** Sets up an authenticator app on the security page. */
export const confirming: Act = after(begun, async scene => confirm(await numberOf(scene, 'simple'))(scene))

/** Removes the first app of the list. */
const removing: Act = async ({ caller }) => {
  const { json } = await caller.ask('fetchAuthenticators')
  const [{ id } = { id: '' }] = json as { id: string }[]
  return caller.ask('removeAuthenticator', { body: { id } })
}

/** The only app of a user whose company requires one. */
const removingLast: Act = after(
  signingIn('totp'),
  async scene =>
    scene.caller.ask('activate', { body: { type: 'totp', code: await numberOf(scene, 'totp') } }),
  removing,
)

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
    ['activate', 400, 'no app was set up', after(signingIn('totp-register'), wrongNumber)],
    ['beginAuthenticator', 200, 'the sign-in is young', begun],
    ['confirmAuthenticator', 200, 'the code is right', confirming],
    ['confirmAuthenticator', 400, 'the code is wrong', after(begun, confirm('none'))],
    by('simple', 'confirmAuthenticator', 400, 'nothing was begun', { body: { code: '012345' } }),
    ['removeAuthenticator', 200, 'the person wanted it', after(confirming, removing)],
    by('simple', 'removeAuthenticator', 200, 'it is gone', { body: { id: 'a-1' } }),
    ['removeAuthenticator', 400, 'the company wants it', removingLast],
  ],
  ruled: {
    beginAuthenticator: signedOutList,
    confirmAuthenticator: signedOutList,
    removeAuthenticator: signedOut,
  },
}
