interface TextCodeCredential {
  code: string
}

/** Asks the browser for the code of the text message that comes next; undefined where it cannot, or when aborted (forms/web-otp). */
export async function awaitTextCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined
  try {
    const options = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions
    const credential = (await navigator.credentials.get(options)) as unknown
    return isTextCode(credential) ? credential.code : undefined
  } catch {
    // Aborted, refused by the person, or not allowed here: the code is typed.
    return undefined
  }
}

const isTextCode = (credential: unknown): credential is TextCodeCredential =>
  typeof credential === 'object' &&
  credential !== null &&
  'code' in credential &&
  typeof credential.code === 'string'
