/** The code that runs after a correct password, as one chunk: no page needs it before a username is typed. */
export { demandNewPassword } from 'src/sagas/signIn/simpleLogin'
export { followChecks } from 'src/sagas/signIn/checks'
export { rememberPerson } from 'src/sagas/person/person'
export { followAcceptedCode, redirectToFactor } from 'src/sagas/signIn/factor'
export { federatedLogin } from 'src/sagas/signIn/simpleLogin'
