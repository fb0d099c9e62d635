/** What follows a right password, as one chunk: not needed before somebody has typed a username. */
export { followChecks } from 'src/sagas/signIn/checks'
export { rememberPerson } from 'src/sagas/person/person'
export { redirectToFactor } from 'src/sagas/signIn/factor'
export { federatedLogin } from 'src/sagas/signIn/simpleLogin'
