import * as auth from 'src/services/api/authService'
import { findIdentityProvider } from 'src/services/api/identityProviderService'
import * as company from 'src/services/api/companyService'
import { signOut } from 'src/services/api/session/sessionStatusService'
import type { JourneyCalls } from '../journey'
import { type Act, by, DEVICE, NOBODY, plain, signingIn, times, USERNAME } from '../walks/walk'

const lookUp = (username: string): Act => plain('findIdentityProvider', { query: { username } })
const wrongPassword = plain('signIn', { body: { userName: 'simple', password: 'wrong' } })

export const signIn: JourneyCalls = {
  calls: {
    fetchSettings: [() => company.fetchSettings(), () => company.fetchSignInSettings()],
    fetchFeatures: [() => company.fetchFeatures()],
    findIdentityProvider: [() => findIdentityProvider(USERNAME)],
    signIn: [
      () => auth.signIn({ username: USERNAME, password: 'Correct-Horse-9' }, DEVICE),
      () => auth.signIn({ username: USERNAME, password: 'Correct-Horse-9' }, undefined),
    ],
    signOut: [(_, acting) => signOut(acting)],
  },
  walks: [
    ['fetchSettings', 200, NOBODY, plain('fetchSettings')],
    by('never-expires', 'fetchSettings', 200, 'somebody is'),
    ['fetchFeatures', 200, NOBODY, plain('fetchFeatures')],
    ['findIdentityProvider', 200, 'there is none', lookUp('simple')],
    ['findIdentityProvider', 200, 'there is one', lookUp('sso')],
    ['signIn', 200, 'the password is right', signingIn('simple')],
    ['signIn', 200, 'it is federated', signingIn('federated')],
    ['signIn', 202, 'a second factor is due', signingIn('sms')],
    ['signIn', 400, 'the fields are missing', plain('signIn', { body: {}, wrong: true })],
    ['signIn', 401, 'the password is wrong', wrongPassword],
    ['signIn', 403, 'no phone is registered', signingIn('phone-not-registered')],
    ['signIn', 429, 'five passwords were wrong', times(6, wrongPassword)],
    by('simple', 'signOut', 200, 'a user is signed in'),
    ['signOut', 200, NOBODY, plain('signOut', { body: { userName: 'simple' } })],
  ],
  ruled: {
    signIn: { 401: { kind: 'refused' }, 403: { kind: 'refused' } },
    signOut: { 401: undefined },
  },
  unasked: ['fetchSettings', 'fetchFeatures', 'signOut'],
}
