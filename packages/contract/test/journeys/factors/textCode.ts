import { TEXT_FACTORS } from 'src/constants/sentCodes'
import * as factor from 'src/services/api/factorService'
import { type JourneyCalls, signedOut } from '../../journey'
import { type Act, after, by, plain, proving, signingIn, times } from '../../walks/walk'

const wrongCode: Act = plain('activate', { body: { type: 'sms', code: 'none' } })
const SMS = { body: { type: 'sms' } }
const proof = { kind: 'text', mfaType: 'sms', code: '012345' } as const

/** Every code that is sent. */
export const textCode: JourneyCalls = {
  calls: {
    resendCode: TEXT_FACTORS.map(type => (_, acting) => factor.resendCode(type, acting)),
    activate: [
      ...TEXT_FACTORS.map(mfaType => ({ ...proof, mfaType })),
      { ...proof, trustDevice: true as const },
    ].map(given => (_, acting) => factor.proveFactor(given, acting)),
  },
  walks: [
    proving('sms', 'the code is right', ({ messages }) => ({ type: 'sms', code: messages[0]?.code })),
    proving('guest', 'the guest’s code is', ({ messages }) => ({
      type: 'guestSms',
      smsCode: messages[0]?.code,
    })),
    proving('email', 'the code by e-mail is', ({ messages }) => ({ type: 'email', code: messages[0]?.code })),
    proving('two-factors', 'another is due', ({ messages }) => ({ type: 'sms', code: messages[0]?.code })),
    proving('sms-trust', 'the device is to be trusted', ({ messages }) => ({
      type: 'sms',
      code: messages[0]?.code,
      trustDevice: true,
    })),
    by('sms', 'fetchSessionStatus', 202, 'a text message is due'),
    by('guest', 'fetchSessionStatus', 202, 'a guest’s text message is due'),
    by('sms-resend', 'fetchSessionStatus', 202, 'another code can be sent'),
    by('sms-resend', 'resendCode', 200, 'the step says so', SMS),
    by('email', 'fetchSessionStatus', 202, 'another code can be sent by e-mail'),
    by('email', 'resendCode', 200, 'one is sent by e-mail', { body: { type: 'email' } }),
    by('sms', 'resendCode', 400, 'it does not', SMS),
    ['resendCode', 429, 'four were', after(signingIn('sms-resend'), times(5, plain('resendCode', SMS)))],
    ['activate', 400, 'tries are counted', after(signingIn('sms-resend'), wrongCode)],
    ['activate', 400, 'the code is wrong', after(signingIn('sms'), wrongCode)],
    ['activate', 429, 'five were', after(signingIn('sms'), times(5, wrongCode))],
  ],
  ruled: { resendCode: signedOut },
}
