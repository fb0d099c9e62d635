import type { LoginState } from 'src/features/signIn/loginSlice'
import type { MessageKey } from 'src/messages/en-US'

/** Returns the text below the fields of the form (sign-in/to-provider). */
export function hintOf(login: LoginState): MessageKey | undefined {
  if (login.step === 'idpRedirect') return login.ownProvider ? 'login.ownProviderHint' : 'login.providerHint'
  return login.step === 'signingIn' && login.proving ? `login.${login.proving}` : undefined
}
