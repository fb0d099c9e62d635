/** The code that follows a right password, as one chunk: nobody needs it before typing a username. */
export { demandNewPassword } from 'src/sagas/signIn/demandNewPassword'
export { followChecks } from 'src/sagas/signIn/checks'
export { rememberPerson } from 'src/sagas/person/person'
export { followAcceptedCode, redirectToFactor } from 'src/sagas/signIn/factor'
export { federatedLogin } from 'src/sagas/signIn/simpleLogin'
