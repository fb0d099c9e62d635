import { tab } from 'src/services/tab'

/** Asks the browser for the code of the next text message; undefined if the browser cannot read it, or after an abort (forms/web-otp). */
export async function awaitTextCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in tab)) return undefined
  try {
    const options = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions
    const credential = (await tab.navigator.credentials.get(options)) as unknown
    return isTextCode(credential) ? credential.code : undefined
  } catch {
    // The call was aborted, the person has refused, or the page is not allowed: the person types the code.
    return undefined
  }
}

const isTextCode = (credential: unknown): credential is { code: string } =>
  typeof credential === 'object' &&
  credential !== null &&
  'code' in credential &&
  typeof credential.code === 'string'
