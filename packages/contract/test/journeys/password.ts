import * as connected from 'src/services/api/account/connectedService'
import * as service from 'src/services/api/password/passwordService'
import * as reset from 'src/services/api/password/passwordResetService'
import { PASSWORD } from 'test/sandbox/visitor'
import { type JourneyCalls, signedOut, signedOutList } from '../journey'
import { type Act, after, as, by, plain, type Scene, times, USERNAME } from '../walks/walk'

const NEW_PASSWORD = 'Lantern-Quay-77'
const WEAK_PASSWORD = 'weak and long'
const PERSON = 'forgetful'

const mailTo = (login: string): Act =>
  plain('sendVerificationMessage', { body: { login, verificationMethodType: 'email' } })
const methods = (login: string): Act => plain('fetchVerificationMethods', { query: { login } })

const sendTo = (reference: string): Act =>
  plain('sendVerificationMessage', { body: { login: PERSON, verificationMethodType: 'sms', reference } })
const send: Act = async scene => sendTo((await scene.phone(PERSON)).number ?? '')(scene)

const give = (verificationMessage: string): Act =>
  plain('verifyUser', { body: { verificationMessage, verificationMethodType: 'sms' } })
const giveRight: Act = async scene => give(await scene.newestCode(PERSON))(scene)

const setTo = (newPassword: string, whose = {}): Act =>
  plain('setNewPassword', { body: { newPassword, ...whose } })
const temporaryTo = (newPassword: string): Act =>
  as('activation-code', 'setTemporaryPassword', { body: { newPassword } })
const change = (currentPassword: string, newPassword: string): Act =>
  as('simple', 'changePassword', { body: { currentPassword, newPassword } })
/** Sets the company's own rules. */
const ruled = ({ sandbox }: Scene): Promise<unknown> =>
  sandbox.api('company', { method: 'PUT', body: { settings: { passwordRules: { minLength: 9 } } } })
const check = (newPassword: string): Act => as('simple', 'checkProhibitedPassword', { body: { newPassword } })

export const password: JourneyCalls = {
  calls: {
    fetchVerificationMethods: [() => reset.findResetPhone(USERNAME)],
    sendVerificationMessage: [
      () => reset.sendResetCode(USERNAME, '+12025550100'),
      () => reset.mailResetCode(USERNAME),
    ],
    verifyUser: [() => reset.checkResetCode('012345'), () => reset.checkResetCode('012345', 'email')],
    setNewPassword: [(_, acting) => reset.resetPassword('Correct-Horse-9', acting)],
    checkProhibitedPassword: [() => service.checkProhibitedPassword('Correct-Horse-9')],
    changePassword: [
      (_, acting) =>
        service.changePassword({ currentPassword: 'Old-Horse-8', newPassword: 'Correct-Horse-9' }, acting),
    ],
    fetchDevices: [() => connected.fetchDevices()],
    fetchConnectedApps: [() => connected.fetchConnectedApps()],
    setTemporaryPassword: [(_, acting) => service.setTemporaryPassword('Correct-Horse-9', acting)],
  },
  walks: [
    ['fetchVerificationMethods', 200, 'there is a phone', methods(PERSON)],
    ['fetchVerificationMethods', 200, 'it has no number', methods('no-phone')],
    ['fetchVerificationMethods', 200, 'there is none', methods('reset-nothing')],
    ['fetchVerificationMethods', 401, 'there is extra security', methods('extra-security')],
    ['fetchVerificationMethods', 404, 'the name is unknown', methods('nobody-of-that-name')],
    ['sendVerificationMessage', 200, 'the number is right', send],
    ['sendVerificationMessage', 400, 'it is another', sendTo('+15550000000')],
    ['fetchVerificationMethods', 200, 'there is a mailbox alone', methods('reset-email')],
    ['fetchVerificationMethods', 200, 'there are both', methods('reset-both')],
    ['sendVerificationMessage', 200, 'it goes by e-mail', mailTo('reset-email')],
    ['sendVerificationMessage', 400, 'none goes by e-mail', mailTo(PERSON)],
    ['verifyUser', 200, 'the code is right', after(send, giveRight)],
    ['verifyUser', 403, 'it is wrong', after(send, give('000000'))],
    ['verifyUser', 400, 'it has expired', after(send, scene => scene.pass(6), giveRight)],
    ['verifyUser', 429, 'five were wrong', after(send, times(5, give('000000')))],
    ['setNewPassword', 200, 'the code was right', after(send, giveRight, setTo(NEW_PASSWORD))],
    ['setNewPassword', 409, 'the password is prohibited', after(send, giveRight, setTo(PASSWORD))],
    [
      'setNewPassword',
      200,
      'it names the person of the reset',
      after(send, giveRight, setTo(NEW_PASSWORD, { userName: PERSON })),
    ],
    [
      'setNewPassword',
      409,
      'the reset is somebody else’s',
      after(send, giveRight, setTo(NEW_PASSWORD, { userName: 'simple' })),
    ],
    ['setNewPassword', 403, 'no code was given', setTo(NEW_PASSWORD, { userName: PERSON })],
    ['setNewPassword', 400, 'the password breaks a rule', after(ruled, send, giveRight, setTo('short'))],
    ['setNewPassword', 409, 'the rules allow no known one', after(ruled, send, giveRight, setTo(PASSWORD))],

    ['checkProhibitedPassword', 200, 'it is not', check(NEW_PASSWORD)],
    ['checkProhibitedPassword', 200, 'it is', check(PASSWORD)],
    ['changePassword', 200, 'both are right', change(PASSWORD, NEW_PASSWORD)],
    ['changePassword', 400, 'the old one is wrong', change('wrong', NEW_PASSWORD)],
    ['changePassword', 409, 'the new one is prohibited', change(PASSWORD, PASSWORD)],
    ['changePassword', 400, 'the new one breaks a rule', after(ruled, change(PASSWORD, 'short'))],
    by('simple', 'fetchDevices', 200, 'there are some'),
    by('many-devices', 'fetchDevices', 200, 'there are thousands'),
    by('no-devices', 'fetchDevices', 200, 'there are none'),
    by('simple', 'fetchConnectedApps', 200, 'there are some'),
    ['setTemporaryPassword', 200, 'the password is new', temporaryTo(NEW_PASSWORD)],
    ['setTemporaryPassword', 400, 'it is known', temporaryTo(PASSWORD)],
    ['setTemporaryPassword', 400, 'it is weak', temporaryTo(WEAK_PASSWORD)],
    ['setTemporaryPassword', 400, 'it breaks a rule', after(ruled, temporaryTo('short'))],
    by('simple', 'setTemporaryPassword', 403, 'there is one', { body: { newPassword: NEW_PASSWORD } }),
  ],
  ruled: {
    fetchVerificationMethods: { 401: { kind: 'notAutomatic' }, 404: { kind: 'unknownUser' } },
    // No user types the address of a mailbox.
    sendVerificationMessage: [{ 400: 'otherNumber' }, {}],
    verifyUser: { 403: 'invalid' },
    setNewPassword: { 403: 'tookTooLong', 409: 'prohibitedPassword' },
    checkProhibitedPassword: signedOut,
    changePassword: signedOut,
    fetchDevices: signedOutList,
    fetchConnectedApps: signedOutList,
    setTemporaryPassword: { 401: 'signedOut', 403: 'alreadyCreated' },
  },
  // fetchVerificationMethods follows another call of the same submit.
  unasked: ['fetchVerificationMethods', 'fetchDevices', 'fetchConnectedApps'],
}
