import { proveFactor } from 'src/services/api/factorService'
import { makeRecoveryCodes } from 'src/services/api/account/accountActService'
import { fetchRecoveryCodes } from 'src/services/api/account/securityService'
import { type JourneyCalls, signedOutList } from '../../journey'
import { confirming } from './authenticator'
import { type Act, after, by, plain, proving, signingIn } from '../../walks/walk'

const recoveryCode: Act = plain('activate', { body: { type: 'recoveryCode', recoveryCode: '3hdn-8rtc' } })
const recovering: Act = after(signingIn('totp'), recoveryCode)

const withApp = (id: string): Act => after(confirming, plain(id))

// (security-page/recovery-codes, security-page/new-codes)
export const recoveryCodes: JourneyCalls = {
  calls: {
    activate: [(_, acting) => proveFactor({ kind: 'recovery', recoveryCode: '7kq4-m2xw' }, acting)],
    fetchRecoveryCodes: [() => fetchRecoveryCodes()],
    makeRecoveryCodes: [(_, acting) => makeRecoveryCodes(acting)],
  },
  walks: [
    proving('totp', 'a recovery code is', () => ({ type: 'recoveryCode', recoveryCode: '7kq4-m2xw' })),
    ['activate', 400, 'a recovery code is used up', after(recovering, recovering)],
    ['activate', 400, 'no recovery code is taken', after(signingIn('sms'), recoveryCode)],
    ['fetchRecoveryCodes', 200, 'there are some', withApp('fetchRecoveryCodes')],
    by('simple', 'fetchRecoveryCodes', 200, 'there is no app'),
    ['makeRecoveryCodes', 200, 'there is an app', withApp('makeRecoveryCodes')],
  ],
  ruled: { fetchRecoveryCodes: signedOutList, makeRecoveryCodes: signedOutList },
  unasked: ['fetchRecoveryCodes'],
}
