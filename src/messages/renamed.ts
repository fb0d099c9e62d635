import type { MessageKey } from 'src/messages/en-US'

/** The earlier names of texts, each with the name of today. A company's own texts may still use them (product/own-texts). */
export const RENAMED: ReadonlyMap<string, MessageKey> = new Map<string, MessageKey>([
  ['challenge.place', 'request.place'],
  ['challenge.requestedAt', 'request.time'],
  ['changePassword.change', 'action.changePassword'],
  ['deskCode.another', 'code.another'],
  ['deskCode.over', 'code.over'],
  ['deskCode.yours', 'code.yours'],
  ['mobileSetup.copied', 'copy.done'],
  ['mobileSetup.copy', 'action.copy'],
  ['mobileSetup.notCopied', 'copy.failed'],
  ['nativeClient.code.ends', 'code.ends'],
  ['newCode.sent', 'code.sent'],
  ['passkeys.keep', 'item.keep'],
  ['passkeys.remove', 'item.remove'],
  ['passkeys.removeNamed', 'item.removeNamed'],
  ['passkeys.unused', 'item.unused'],
  ['passkeys.used', 'item.used'],
  ['phoneAuth.minutesLeft', 'waiting.minutesLeft'],
  ['phoneAuth.timer', 'waiting.minutes'],
  ['popupNotified.heading', 'signedIn.heading'],
  ['popupNotified.open', 'signedIn.open'],
  ['resetPassword.code.digit', 'code.digit'],
  ['symantec.code', 'code.label'],
  ['symantec.heading', 'code.oneTime'],
  ['verification.skip', 'action.skip'],
])
