import * as accountAct from 'src/services/api/account/accountActService'
import * as service from 'src/services/api/account/securityService'
import { ASSERTION } from 'test/support/passkeyCredentials'
import { type JourneyCalls, signedOut, signedOutList } from '../journey'
import { PASSWORD } from 'test/sandbox/visitor'
import { type Act, after, by, late, plain, signIn, signingIn } from '../walks/walk'

/** Trusts the browser at the second factor, then requests the list. */
const trusting: Act = async scene => {
  await signIn(scene, 'sms-trust')
  const code = await scene.newestCode('sms-trust')
  await scene.caller.ask('activate', { body: { type: 'sms', code, trustDevice: true } })
  return scene.caller.ask('fetchTrustedDevices')
}

const withApp: Act = async scene => {
  await signIn(scene, 'vip-code')
  const { codes } = await scene.phone('vip-code')
  await scene.caller.ask('activate', { body: { type: 'symantecVip', activationCode: codes[0] } })
  return scene.caller.ask('fetchAuthenticators')
}

const over: Act = after(signingIn('simple'), scene => scene.pass(9 * 60), plain('fetchOwnPassword'))

/** Ends the trust in the calling device. */
const untrusting: Act = async scene => {
  const { json } = await trusting(scene)
  const [{ id } = { id: '' }] = json as { id: string }[]
  return scene.caller.ask('endTrust', { body: { id } })
}

/** Confirms again after a refusal, then repeats the call. */
const proving: Act = after(
  late('simple', 'signOutElsewhere'),
  plain('proveAgain', { body: { password: PASSWORD } }),
  plain('signOutElsewhere'),
)

// (security-page/password, security-page/authenticators, security-page/trusted)
export const security: JourneyCalls = {
  calls: {
    fetchOwnPassword: [() => service.fetchOwnPassword()],
    fetchAuthenticators: [() => service.fetchAuthenticators()],
    fetchTrustedDevices: [() => service.fetchTrustedDevices()],
    endTrust: [(_, acting) => accountAct.endTrust('t-1', acting)],
    signOutElsewhere: [(_, acting) => accountAct.signOutElsewhere(acting)],
    proveAgain: [
      (_, acting) => accountAct.proveAgain({ password: 'Correct-Horse-9' }, acting),
      (_, acting) => accountAct.proveAgain({ credential: ASSERTION }, acting),
    ],
  },
  walks: [
    by('simple', 'fetchOwnPassword', 200, 'a user is signed in'),
    by('sms', 'fetchOwnPassword', 401, 'a factor is due'),
    ['fetchOwnPassword', 401, 'the session is over', over],
    ['fetchAuthenticators', 200, 'there is one', withApp],
    by('simple', 'fetchAuthenticators', 200, 'there is none'),
    ['fetchTrustedDevices', 200, 'this one is trusted', trusting],
    by('simple', 'fetchTrustedDevices', 200, 'there is none'),
    ['endTrust', 200, 'it is trusted', untrusting],
    by('simple', 'endTrust', 400, 'no device is named', { body: {}, wrong: true }),
    by('simple', 'signOutElsewhere', 200, 'the sign-in is young'),
    ['signOutElsewhere', 200, 'the person has proved again', proving],
    by('simple', 'proveAgain', 200, 'the password is right', { body: { password: PASSWORD } }),
    by('simple', 'proveAgain', 400, 'the password is wrong', {
      body: { password: 'not-the-password' },
    }),
  ],
  ruled: {
    fetchOwnPassword: signedOutList,
    fetchAuthenticators: signedOutList,
    fetchTrustedDevices: signedOutList,
    endTrust: signedOut,
    signOutElsewhere: signedOut,
    proveAgain: signedOut,
  },
  unasked: ['fetchOwnPassword', 'fetchAuthenticators', 'fetchTrustedDevices'],
}
