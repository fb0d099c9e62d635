import {
  type SimpleLoginFacts,
  type SimpleLoginDestination,
  simpleLoginDestination,
} from 'src/features/signIn/simpleLoginDestination'

const plain: SimpleLoginFacts = {
  passwordIsActivationCode: false,
  changePasswordHere: false,
  autoLoginEnabled: false,
}

const table: [rule: string, facts: SimpleLoginFacts, destination: SimpleLoginDestination][] = [
  ['nothing to do', plain, 'finish'],
  [
    'an activation code where it is changed here',
    { ...plain, passwordIsActivationCode: true, changePasswordHere: true },
    'temporaryPassword',
  ],
  [
    'it outranks auto-login',
    { passwordIsActivationCode: true, changePasswordHere: true, autoLoginEnabled: true },
    'temporaryPassword',
  ],
  ['an activation code that is changed elsewhere', { ...plain, passwordIsActivationCode: true }, 'finish'],
  ['a password of one’s own', { ...plain, changePasswordHere: true }, 'finish'],
  ['auto-login', { ...plain, autoLoginEnabled: true }, 'autoLogin'],
  [
    'auto-login with an activation code that is changed elsewhere',
    { ...plain, passwordIsActivationCode: true, autoLoginEnabled: true },
    'autoLogin',
  ],
]
test.each(table)('%s', (_rule, facts, destination) => {
  expect(simpleLoginDestination(facts)).toBe(destination)
})
