import { prefill } from 'src/boot/inline/prefill'

// (sign-in/prefill)
test.each<[rule: string, cookies: string, back: string, username: string]>([
  ['no username is known', '', '', ''],
  ['the last username', 'lastLoginUsername=jane', '', 'jane'],
  ['the remembered username first', 'lastLoginUsername=jane; rememberMeInfo=joe%40x.test', '', 'joe@x.test'],
  ['not a name that is empty when cleaned', 'rememberMeInfo=%E2%80%AE; lastLoginUsername=jane', '', 'jane'],
  ['also beside an encoded value', 'rememberMeInfo=joe', '?back=%2Fx%3Fq%3D%2540%25C3%25A9', 'joe'],
  ['also beside another return address', 'rememberMeInfo=joe', '?back=%2Fonline%2F', 'joe'],
])('the prefilled username: %s', (_rule, cookies, back, username) => {
  expect(prefill(cookies, back)).toBe(username)
})

test.each<[what: string, back: string]>([
  ['a username', '?back=%2Fx%3Fusername%3Dann'],
  ['a user identifier', '?back=%2Fx%3FuserIdentifier%3Dann'],
  ['an encoded parameter name', '?back=%2Fx%3F%2575sername%3Dann'],
  ['a user identifier in a stored return address', '"/x?us%65rIdentifier=ann"'],
])('a return address with %s is left to the app', (_what, back) => {
  expect(prefill('rememberMeInfo=joe', back)).toBe('')
})
