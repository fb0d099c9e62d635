import { as, NOBODY, plain, pass, type Act, phoneOf, signIn, type Walk } from './walk'

/** Trusts the browser at the second factor, then asks. */
const trusting: Act = async scene => {
  await signIn(scene, 'sms-trust')
  const { messages } = await phoneOf(scene, 'sms-trust')
  const code = messages[0]?.code
  await scene.caller.ask('activate', { body: { type: 'sms', code, trustDevice: true } })
  return scene.caller.ask('fetchTrustedDevices')
}

const withApp: Act = async scene => {
  await signIn(scene, 'vip-code')
  const { codes } = await phoneOf(scene, 'vip-code')
  await scene.caller.ask('activate', { body: { type: 'symantecVip', activationCode: codes[0] } })
  return scene.caller.ask('fetchAuthenticators')
}

const late: Act = async scene => {
  await signIn(scene, 'simple')
  await pass(scene, 9 * 60)
  return scene.caller.ask('fetchOwnPassword')
}

// (security-page/password, security-page/authenticators, security-page/trusted)
export const securityWalks: Walk[] = [
  ['fetchOwnPassword', 200, 'somebody is signed in', as('simple', 'fetchOwnPassword')],
  ['fetchOwnPassword', 401, NOBODY, plain('fetchOwnPassword')],
  ['fetchOwnPassword', 401, 'a factor is due', as('sms', 'fetchOwnPassword')],
  ['fetchOwnPassword', 401, 'the session is over', late],
  ['fetchAuthenticators', 200, 'there is one', withApp],
  ['fetchAuthenticators', 200, 'there is none', as('simple', 'fetchAuthenticators')],
  ['fetchAuthenticators', 401, NOBODY, plain('fetchAuthenticators')],
  ['fetchTrustedDevices', 200, 'this one is trusted', trusting],
  ['fetchTrustedDevices', 200, 'there is none', as('simple', 'fetchTrustedDevices')],
  ['fetchTrustedDevices', 401, NOBODY, plain('fetchTrustedDevices')],
]
