/** The rules of one sign-in, as one chunk: no page needs them before the first credential. */
export { endServerSession } from 'src/sagas/oneSignIn/rules/callAfterComparing'
export { nameBoundAccount } from 'src/sagas/oneSignIn/rules/learnFromServer'
export { callAfterComparing } from 'src/sagas/oneSignIn/rules/callAfterComparing'
export {
  announceInTurn,
  sendAnnounced,
  markAccepted,
  closeEntry,
  markUnknown,
} from 'src/sagas/oneSignIn/rules/credential'
export { compareServerName } from 'src/sagas/oneSignIn/rules/learnFromServer'
export { markProviderReturn, departForProvider } from 'src/sagas/oneSignIn/rules/provider'
export { applyChange, compareWithMark, untilMarksAllow } from 'src/sagas/oneSignIn/rules/untilMarksAllow'
