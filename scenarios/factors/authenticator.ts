import { URI } from 'scenarios/factors/oneTimeSteps'
import { ASKED, type Deed, due, refused, signIn, table } from 'scenarios/scenario'

const register = {
  signIn: { status: 202 },
  fetchSessionStatus: due({ type: 'totp', action: 'register', uri: URI }),
}
const code = {
  signIn: { status: 202 },
  fetchSessionStatus: due({ type: 'totp', action: 'code', recovery: true }),
}
const CODES = ['7kq4-m2xw', '3hdn-8rtc', 'v6pz-k9ya', 'c5wj-2fue']
const CODE: Deed = { type: 'factorCode/submitted', payload: { kind: 'totp', code: '012345' } }
const RECOVERY: Deed = {
  type: 'factorCode/submitted',
  payload: { kind: 'recovery', recoveryCode: '7kq4-m2xw' },
}
const GO: Deed = { type: 'recoveryCodes/left' }
const statusCalls = [...ASKED, 'fetchSessionStatus']
const tried = [...statusCalls, 'activate']
const CHECKS = ['fetchFeatures', 'fetchSettings', 'fetchOnboardingStatus']
const withCodes = { ...register, activate: { body: { recoveryCodes: CODES } } }

export const authenticators = table('authenticator', ['input', 'result'], {
  'a number that confirms an authenticator app': {
    row: ['the right number, and the answer has no `recoveryCodes`', 'the checks after the last factor'],
    walk: {
      answers: { ...register, activate: {} },
      does: [...signIn(), CODE],
      calls: [...tried, ...CHECKS],
      ends: { left: '/online/' },
    },
    play: { person: 'totp-register', todo: 'Enter the number that the control room shows.' },
  },
  'recovery codes': {
    row: ['the right number, and the answer has `recoveryCodes`', 'the codes on a page of their own, once'],
    walk: {
      answers: withCodes,
      does: [...signIn(), CODE],
      calls: tried,
      ends: {
        at: '/authenticator',
        state: { recoveryCodes: { step: 'shown' } },
        cookies: { authenticationMode: 'totpCodes' },
      },
    },
    play: { person: 'totp-register', todo: 'Enter the number that the control room shows.' },
  },
  'recovery codes that are saved': {
    row: ["the same, then 'Continue'", 'the checks after the last factor'],
    walk: {
      answers: withCodes,
      does: [...signIn(), CODE, GO],
      calls: [...tried, ...CHECKS],
      ends: { left: '/online/', state: { recoveryCodes: { step: 'away' } } },
    },
    play: { person: 'totp-register', todo: 'Enter the number, save the codes, then go on.' },
  },
  'recovery codes after a refresh': {
    row: [
      'the same, then a refresh',
      'the page says that they are told no more, and where new ones are made; the session status leads on',
    ],
    walk: {
      from: '/authenticator',
      as: 'reload',
      cookies: { authenticationMode: 'totpCodes' },
      calls: [],
      ends: { at: '/authenticator', state: { recoveryCodes: { step: 'gone' } } },
    },
    play: { person: 'totp-register', todo: 'Enter the number, then refresh the page of the codes.' },
  },
  'the set-up of an authenticator app after a refresh': {
    row: ['a refresh of the set-up', 'the session status is asked again, and says the address once more'],
    walk: {
      from: '/authenticator',
      as: 'reload',
      cookies: { authenticationMode: 'totpRegister' },
      answers: register,
      calls: ['fetchSessionStatus'],
      ends: {
        at: '/authenticator',
        state: { factorCode: { step: 'editing', request: { kind: 'totp', form: 'register' } } },
      },
    },
    play: { person: 'totp-register', todo: 'Refresh the page of the QR code.' },
  },
  'the set-up of an authenticator app after the end of its session': {
    row: ['the same, and 401', "'Please sign in again.' on the sign-in page"],
    walk: {
      from: '/authenticator',
      as: 'reload',
      cookies: { authenticationMode: 'totpRegister' },
      answers: { fetchSessionStatus: refused(401) },
      calls: ['fetchSessionStatus'],
      ends: { at: '/', says: 'signInAgain' },
    },
    play: { person: 'totp-register', todo: 'Pass twelve hours in the control room, then refresh.' },
  },
  'a recovery code': {
    row: ['a recovery code in the place of the factor', 'as a code'],
    walk: {
      answers: { ...code, activate: {} },
      does: [...signIn(), RECOVERY],
      calls: [...tried, ...CHECKS],
      ends: { left: '/online/' },
    },
    play: { person: 'totp', todo: 'Use a recovery code.' },
  },
  'a recovery code that is used up': {
    row: ['the same, and 400', "the server's words under its field"],
    walk: {
      answers: { ...code, activate: refused(400, { message: 'The recovery code is not valid.' }) },
      does: [...signIn(), RECOVERY],
      calls: tried,
      ends: {
        at: '/authenticator',
        says: 'serverText',
        text: 'The recovery code is not valid.',
        state: { factorCode: { step: 'editing', attempt: 2 } },
      },
    },
    play: { person: 'totp', todo: 'Use the same recovery code twice.' },
  },
})
