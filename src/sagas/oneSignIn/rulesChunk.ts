/** The rules of one sign-in, as one chunk: nobody needs them before the first credential. */
export { askServer } from 'src/sagas/oneSignIn/askServer'
export { nameAccount } from 'src/sagas/oneSignIn/nameAccount'
export { callForPerson } from 'src/sagas/oneSignIn/callForPerson'
export {
  announce,
  sendCredential,
  settleAccepted,
  settleRejected,
  settleUnknown,
} from 'src/sagas/oneSignIn/credential'
export { followChange } from 'src/sagas/oneSignIn/followChange'
export { checkServerName, learnAccount } from 'src/sagas/oneSignIn/learnAccount'
export { completeProviderReturn, leaveForProvider } from 'src/sagas/oneSignIn/provider'
export { compareMark, untilMayAct } from 'src/sagas/oneSignIn/untilMayAct'
