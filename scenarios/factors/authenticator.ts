import { URI } from 'scenarios/factors/oneTimeSteps'
import { tried } from 'scenarios/factors/stepFacts'
import {
  type Answers,
  CHECKS,
  type Deed,
  type End,
  mode,
  refused,
  signsIn,
  table,
  type Walk,
  withFactors,
} from 'scenarios/scenario'

const register = withFactors({ type: 'totp', action: 'register', uri: URI })
const code = withFactors({ type: 'totp', action: 'code', recovery: true })
const CODES = ['7kq4-m2xw', '3hdn-8rtc', 'v6pz-k9ya', 'c5wj-2fue']
const CODE: Deed = { type: 'factorCode/submitted', payload: { kind: 'totp', code: '012345' } }
const RECOVERY: Deed = {
  type: 'factorCode/submitted',
  payload: { kind: 'recovery', recoveryCode: '7kq4-m2xw' },
}
const GO: Deed = { type: 'recoveryCodes/left' }
const withCodes = { ...register, activate: { body: { recoveryCodes: CODES } } }

const passes = (answers: Answers, ...does: Deed[]): Walk =>
  signsIn(answers, { left: '/online/' }, [...tried, ...CHECKS], does)
const reloaded = (cookie: string, ends: End, answers?: Answers): Walk => ({
  from: '/authenticator',
  as: 'reload',
  cookies: mode(cookie),
  ...(answers && { answers }),
  calls: answers ? ['fetchSessionStatus'] : [],
  ends,
})

export const authenticators = table('authenticator', ['input', 'result'], {
  'a code that confirms an authenticator app': {
    row: ['the correct code, and the answer has no `recoveryCodes`', 'the checks after the last factor'],
    walk: passes({ ...register, activate: {} }, CODE),
    play: { person: 'totp-register', todo: 'Enter the number that the control room shows.' },
  },
  'recovery codes': {
    row: ['the correct code, and the answer has `recoveryCodes`', 'a separate page shows the codes once'],
    walk: signsIn(
      withCodes,
      { at: '/authenticator', state: { recoveryCodes: { step: 'shown' } }, cookies: mode('totpCodes') },
      tried,
      [CODE],
    ),
    play: { person: 'totp-register', todo: 'Enter the number that the control room shows.' },
  },
  'saved recovery codes': {
    row: ["the same, then 'Continue'", 'the checks after the last factor'],
    walk: {
      ...passes(withCodes, CODE, GO),
      ends: { left: '/online/', state: { recoveryCodes: { step: 'away' } } },
    },
    play: { person: 'totp-register', todo: 'Enter the number, save the codes, then go on.' },
  },
  'recovery codes after a refresh': {
    row: [
      'the same, then a refresh',
      'the page shows that the codes are no longer available, and where to create new ones; the session status decides the next step',
    ],
    walk: reloaded('totpCodes', { at: '/authenticator', state: { recoveryCodes: { step: 'gone' } } }),
    play: { person: 'totp-register', todo: 'Enter the number, then refresh the page of the codes.' },
  },
  'the set-up of an authenticator app after a refresh': {
    row: [
      'a refresh of the set-up',
      'the app reads the session status again, which returns the address once more',
    ],
    walk: reloaded(
      'totpRegister',
      {
        at: '/authenticator',
        state: { factorCode: { step: 'editing', request: { kind: 'totp', form: 'register' } } },
      },
      register,
    ),
    play: { person: 'totp-register', todo: 'Refresh the page of the QR code.' },
  },
  'the set-up of an authenticator app after the end of its session': {
    row: ['the same, and 401', "'Please sign in again.' on the sign-in page"],
    walk: reloaded('totpRegister', { at: '/', says: 'signInAgain' }, { fetchSessionStatus: refused(401) }),
    play: { person: 'totp-register', todo: 'Pass twelve hours in the control room, then refresh.' },
  },
  'a recovery code': {
    row: ['a recovery code instead of the factor', 'the same as for a code'],
    walk: passes({ ...code, activate: {} }, RECOVERY),
    play: { person: 'totp', todo: 'Use a recovery code.' },
  },
  'a used recovery code': {
    row: ['the same, and 400', "the server's message below its field"],
    walk: signsIn(
      { ...code, activate: refused(400, { message: 'The recovery code is not valid.' }) },
      {
        at: '/authenticator',
        says: 'serverText',
        text: 'The recovery code is not valid.',
        state: { factorCode: { step: 'editing', attempt: 2 } },
      },
      tried,
      [RECOVERY],
    ),
    play: { person: 'totp', todo: 'Use the same recovery code twice.' },
  },
})
