import { prefill } from 'src/boot/inline/prefill'

test.each<[rule: string, cookies: string, back: string, username: string]>([
  ['no username is known', '', '', ''],
  ['the last username is prefilled', 'lastLoginUsername=jane', '', 'jane'],
  [
    'the remembered username takes precedence',
    'lastLoginUsername=jane; rememberMeInfo=joe%40pier.example',
    '',
    'joe@pier.example',
  ],
  [
    'a username that is empty when cleaned is ignored',
    'rememberMeInfo=%E2%80%AE; lastLoginUsername=jane',
    '',
    'jane',
  ],
  [
    'a return address with a username is left to the app',
    'rememberMeInfo=joe',
    '?back=%2Fx%3Fusername%3Dann',
    '',
  ],
  [
    'a return address with a user identifier is left to the app',
    'rememberMeInfo=joe',
    '?back=%2Fx%3FuserIdentifier%3Dann',
    '',
  ],
  ['an encoded parameter name is recognised', 'rememberMeInfo=joe', '?back=%2Fx%3F%2575sername%3Dann', ''],
  [
    'a stored return address is recognised in its original form',
    'rememberMeInfo=joe',
    '"/x?us%65rIdentifier=ann"',
    '',
  ],
  [
    'an encoded value without a username is not left to the app',
    'rememberMeInfo=joe',
    '?back=%2Fx%3Fq%3D%2540%25C3%25A9',
    'joe',
  ],
  [
    'a return address without a username is not left to the app',
    'rememberMeInfo=joe',
    '?back=%2Fonline%2F',
    'joe',
  ],
])('%s', (_rule, cookies, back, username) => {
  expect(prefill(cookies, back)).toBe(username)
})
