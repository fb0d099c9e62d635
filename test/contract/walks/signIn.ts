import { after, as, NOBODY, pass, plain, signIn, type Act, type Walk } from './walk'

const lookUp = (username: string): Act => plain('findIdentityProvider', { query: { username } })
const wrongPassword: Act = scene => signIn(scene, 'simple', 'wrong')

const due = (person: string, when: string): Walk => [
  'fetchSessionStatus',
  202,
  when,
  as(person, 'fetchSessionStatus'),
]

export const signInWalks: Walk[] = [
  ['fetchSettings', 200, NOBODY, plain('fetchSettings')],
  ['fetchSettings', 200, 'somebody is', as('never-expires', 'fetchSettings')],
  ['fetchFeatures', 200, NOBODY, plain('fetchFeatures')],
  ['findIdentityProvider', 200, 'there is none', lookUp('simple')],
  ['findIdentityProvider', 200, 'there is one', lookUp('sso')],
  ['signIn', 200, 'the password is right', scene => signIn(scene, 'simple')],
  ['signIn', 200, 'it is federated', scene => signIn(scene, 'federated')],
  ['signIn', 202, 'a second factor is due', scene => signIn(scene, 'sms')],
  ['signIn', 400, 'the fields are missing', plain('signIn', { body: {}, wrong: true })],
  ['signIn', 401, 'the password is wrong', wrongPassword],
  ['signIn', 403, 'no phone is registered', scene => signIn(scene, 'phone-not-registered')],
  ['signIn', 429, 'five passwords were wrong', after(...Array<Act>(6).fill(wrongPassword))],
  ['signOut', 200, 'somebody is signed in', as('simple', 'signOut')],
  ['signOut', 200, NOBODY, plain('signOut')],

  ['fetchSessionStatus', 200, 'all is done', as('simple', 'fetchSessionStatus')],
  ['fetchSessionStatus', 401, NOBODY, plain('fetchSessionStatus')],
  [
    'fetchSessionStatus',
    400,
    'the request has expired',
    after(
      scene => signIn(scene, 'approve'),
      scene => pass(scene, 6).then(() => scene.caller.ask('fetchSessionStatus')),
    ),
  ],
  due('sms', 'a text message is due'),
  due('guest', 'a guest’s text message is due'),
  due('vip-register', 'a credential is due'),
  due('vip-activate', 'an activation is due'),
  due('vip-code', 'a one-time code is due'),
  due('approve', 'an approval is due'),
  due('approve-setup', 'the app is to be set up'),
  due('device-v1', 'a device check is due'),
  due('device-v2', 'a device check of version 2 is due'),
  due('no-steps', 'the list is empty'),
]
