/** The rules of one sign-in, as one chunk: nobody needs them before the first credential. */
export { endServerSession } from 'src/sagas/oneSignIn/endServerSession'
export { nameBoundAccount } from 'src/sagas/oneSignIn/nameBoundAccount'
export { callAfterComparing } from 'src/sagas/oneSignIn/callAfterComparing'
export {
  announceInTurn,
  sendAnnounced,
  markAccepted,
  closeEntry,
  markUnknown,
} from 'src/sagas/oneSignIn/credential'
export { applyChange } from 'src/sagas/oneSignIn/applyChange'
export { compareServerName, learnFromServer } from 'src/sagas/oneSignIn/learnFromServer'
export { markProviderReturn, departForProvider } from 'src/sagas/oneSignIn/provider'
export { compareWithMark, untilMarksAllow } from 'src/sagas/oneSignIn/untilMarksAllow'
