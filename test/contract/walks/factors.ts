import { after, as, NOBODY, phoneOf, plain, type Phone, signIn, type Act, type Walk } from './walk'

/** Proves a factor with what the person's phone shows. */
const proving = (person: string, when: string, proof: (phone: Phone) => object): Walk => [
  'activate',
  200,
  when,
  async scene => {
    await signIn(scene, person)
    return scene.caller.ask('activate', { body: proof(await phoneOf(scene, person)) })
  },
]

const wrongCode: Act = plain('activate', { body: { type: 'sms', code: 'none' } })

const wrongNumber: Act = plain('activate', { body: { type: 'totp', code: 'none' } })
const recoveryCode: Act = plain('activate', { body: { type: 'recoveryCode', recoveryCode: '3hdn-8rtc' } })
const recovering: Act = after(scene => signIn(scene, 'totp'), recoveryCode)

export const factorWalks: Walk[] = [
  ['resendVerification', 200, 'an approval is due', as('approve', 'resendVerification')],
  ['resendVerification', 400, 'none is', as('simple', 'resendVerification')],
  ['resendVerification', 401, NOBODY, plain('resendVerification')],
  ['fetchActivationCode', 200, 'the app is to be set up', as('approve-setup', 'fetchActivationCode')],
  ['fetchActivationCode', 401, NOBODY, plain('fetchActivationCode')],
  proving('sms', 'the code is right', ({ messages }) => ({ type: 'sms', code: messages[0]?.code })),
  proving('guest', 'the guest’s code is', ({ messages }) => ({
    type: 'guestSms',
    smsCode: messages[0]?.code,
  })),
  proving('email', 'the code by e-mail is', ({ messages }) => ({ type: 'email', code: messages[0]?.code })),
  proving('two-factors', 'another is due', ({ messages }) => ({ type: 'sms', code: messages[0]?.code })),
  proving('vip-register', 'the credential is known', ({ credentialId, codes: [first, second] }) => ({
    type: 'symantecVip',
    credentialsId: credentialId,
    activationCode: first,
    secondActivationCode: second,
  })),
  proving('vip-activate', 'both codes are right', ({ codes: [first, second] }) => ({
    type: 'symantecVip',
    activationCode: first,
    secondActivationCode: second,
  })),
  proving('vip-code', 'the one-time code is', ({ codes: [first] }) => ({
    type: 'symantecVip',
    activationCode: first,
  })),
  proving('approve', 'the offline code is', ({ offlineCode }) => ({
    type: 'signinVerification',
    action: 'allow',
    deviceInfo: null,
    oneTimePassword: offlineCode.replace('-', ''),
  })),
  proving('sms-trust', 'the device is to be trusted', ({ messages }) => ({
    type: 'sms',
    code: messages[0]?.code,
    trustDevice: true,
  })),
  proving('totp-register', 'an app is set up', ({ authenticatorCodes: [code] }) => ({ type: 'totp', code })),
  proving('totp', 'the number of the app is', ({ authenticatorCodes: [code] }) => ({ type: 'totp', code })),
  proving('totp', 'a recovery code is', () => ({ type: 'recoveryCode', recoveryCode: '7kq4-m2xw' })),
  ['fetchSessionStatus', 202, 'an app is to be set up', as('totp-register', 'fetchSessionStatus')],
  ['activate', 400, 'no app was set up', after(scene => signIn(scene, 'totp-register'), wrongNumber)],
  ['activate', 400, 'a recovery code is used up', after(recovering, recovering)],
  ['activate', 400, 'no recovery code is taken', after(scene => signIn(scene, 'sms'), recoveryCode)],
  ['fetchSessionStatus', 202, 'a number is to be chosen', as('approve-number', 'fetchSessionStatus')],
  ['fetchSessionStatus', 202, 'another code can be sent', as('sms-resend', 'fetchSessionStatus')],
  ['resendCode', 200, 'the step says so', as('sms-resend', 'resendCode', { body: { type: 'sms' } })],
  ['fetchSessionStatus', 202, 'another code can be sent by e-mail', as('email', 'fetchSessionStatus')],
  ['resendCode', 200, 'one is sent by e-mail', as('email', 'resendCode', { body: { type: 'email' } })],
  ['resendCode', 400, 'it does not', as('sms', 'resendCode', { body: { type: 'sms' } })],
  ['resendCode', 401, NOBODY, plain('resendCode', { body: { type: 'sms' } })],
  [
    'resendCode',
    429,
    'four were',
    after(
      scene => signIn(scene, 'sms-resend'),
      ...Array<Act>(5).fill(plain('resendCode', { body: { type: 'sms' } })),
    ),
  ],
  ['activate', 400, 'tries are counted', after(scene => signIn(scene, 'sms-resend'), wrongCode)],
  ['activate', 400, 'the code is wrong', after(scene => signIn(scene, 'sms'), wrongCode)],
  ['activate', 401, NOBODY, wrongCode],
  ['activate', 429, 'five were', after(scene => signIn(scene, 'sms'), ...Array<Act>(5).fill(wrongCode))],
]
