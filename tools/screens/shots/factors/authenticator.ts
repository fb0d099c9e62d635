import { after, shot } from 'tools/screens/shot'
import { activate, problem, toCode } from 'tools/screens/steps'

export const authenticatorShots = [
  shot('authenticator-register', toCode('totp-register')),
  after('authenticator-register', 'authenticator-wrong', activate(), problem()),
  shot('authenticator', toCode('totp')),
]
