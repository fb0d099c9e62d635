import type { LoginState } from 'src/features/signIn/loginSlice'
import type { MessageKey } from 'src/messages/en-US'

/** What the form says below its fields (sign-in/to-provider, sign-in/robot-check). */
export function hintOf(login: LoginState): MessageKey | undefined {
  if (login.step === 'idpRedirect') return login.ownProvider ? 'login.ownProviderHint' : 'login.providerHint'
  return login.step === 'signingIn' && login.proving ? 'login.robotCheck' : undefined
}
