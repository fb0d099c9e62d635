/** What follows a right password, as one chunk: not needed before somebody has typed a username. */
export { followChecks, rememberPerson } from 'src/sagas/completion'
export { redirectToFactor } from 'src/sagas/factor'
export { federatedLogin } from 'src/sagas/simpleLogin'
