import { after, type Ways } from 'tools/screens/shot'
import { activate, problem, toCode } from 'tools/screens/steps'

export const authenticatorShots: Ways = {
  'authenticator-register': [toCode('totp-register')],
  'authenticator-wrong': after('authenticator-register', activate(), problem()),
  authenticator: [toCode('totp')],
}
