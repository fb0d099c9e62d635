import { after, shot } from '../shot'
import { activate, problem, toCode } from '../steps'

export const authenticatorShots = [
  shot('authenticator-register', toCode('totp-register')),
  after('authenticator-register', 'authenticator-wrong', activate(), problem()),
  shot('authenticator', toCode('totp')),
]
