import { enUSInitial } from 'src/messages/en-US.initial'
import { alternatives } from 'src/messages/en-US/alternatives'
import { approval } from 'src/messages/en-US/approval'
import { authenticator } from 'src/messages/en-US/authenticator'
import { autoLogin } from 'src/messages/en-US/autoLogin'
import { connected } from 'src/messages/en-US/connected'
import { frame } from 'src/messages/en-US/frame'
import { helpDeskCode } from 'src/messages/en-US/helpDeskCode'
import { mobileSetup } from 'src/messages/en-US/mobileSetup'
import { nativeClient } from 'src/messages/en-US/nativeClient'
import { newPassword } from 'src/messages/en-US/newPassword'
import { onboarding } from 'src/messages/en-US/onboarding'
import { notice } from 'src/messages/en-US/notice'
import { oneTimeCode } from 'src/messages/en-US/oneTimeCode'
import { passkeys } from 'src/messages/en-US/passkeys'
import { phoneSignIn } from 'src/messages/en-US/phoneSignIn'
import { recoveryCodes } from 'src/messages/en-US/recoveryCodes'
import { resetPassword } from 'src/messages/en-US/resetPassword'
import { security } from 'src/messages/en-US/security'
import { shared } from 'src/messages/en-US/shared'
import { signIn } from 'src/messages/en-US/signIn'
import { support } from 'src/messages/en-US/support'
import { textCode } from 'src/messages/en-US/textCode'
import type { Message } from 'src/messages/message'

/** Every word that a person sees, in English; those of the first load are in their own file. The promised words are verbatim (product/words). */
export const enUS = {
  ...enUSInitial,
  ...shared,
  ...frame,
  ...signIn,
  ...passkeys,
  ...phoneSignIn,
  ...approval,
  ...textCode,
  ...oneTimeCode,
  ...authenticator,
  ...recoveryCodes,
  ...mobileSetup,
  ...onboarding,
  ...resetPassword,
  ...newPassword,
  ...connected,
  ...security,
  ...autoLogin,
  ...nativeClient,
  ...support,
  ...helpDeskCode,
  ...alternatives,
  ...notice,
} as const

export type MessageKey = Extract<keyof typeof enUS, string>

/** The texts of one language, with every key. */
export type AllMessages = Record<MessageKey, Message>

/** A language's catalogue: its own words; those that wait for a translation are missing (decision 0213). */
export type Messages = Partial<AllMessages>
