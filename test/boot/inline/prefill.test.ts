import { prefill } from 'src/boot/inline/prefill'

test.each<[rule: string, cookies: string, back: string, username: string]>([
  ['nobody is known', '', '', ''],
  ['the last one to sign in', 'lastLoginUsername=jane', '', 'jane'],
  [
    'the remembered one comes first',
    'lastLoginUsername=jane; rememberMeInfo=joe%40pier.example',
    '',
    'joe@pier.example',
  ],
  [
    'a username that cleans to nothing counts as absent',
    'rememberMeInfo=%E2%80%AE; lastLoginUsername=jane',
    '',
    'jane',
  ],
  [
    'a return address that names somebody is left to the app',
    'rememberMeInfo=joe',
    '?back=%2Fx%3Fusername%3Dann',
    '',
  ],
  ['in either spelling', 'rememberMeInfo=joe', '?back=%2Fx%3FuserIdentifier%3Dann', ''],
  ['also in encoded letters', 'rememberMeInfo=joe', '?back=%2Fx%3F%2575sername%3Dann', ''],
  ['kept as they were given', 'rememberMeInfo=joe', '"/x?us%65rIdentifier=ann"', ''],
  ['what has to be encoded names nobody', 'rememberMeInfo=joe', '?back=%2Fx%3Fq%3D%2540%25C3%25A9', 'joe'],
  ['one that names nobody is not', 'rememberMeInfo=joe', '?back=%2Fonline%2F', 'joe'],
])('%s', (_rule, cookies, back, username) => {
  expect(prefill(cookies, back)).toBe(username)
})
