import { tab } from 'src/services/tab'

const browser = (): Partial<typeof PublicKeyCredential> | undefined =>
  (tab as Partial<typeof globalThis>).PublicKeyCredential

/** Whether the browser knows passkeys at all; a webview often does not (passkeys/words). */
export const isPasskeyCapable = (): boolean => browser() !== undefined

/** Whether Permissions-Policy allows WebAuthn on this page; true if the browser cannot report it. */
export function isAllowedHere(feature: string): boolean {
  const { featurePolicy } = tab.document as { featurePolicy?: { allowsFeature: (name: string) => boolean } }
  return featurePolicy?.allowsFeature(feature) ?? true
}

/** The browser's answer about itself; false if it fails to answer. */
const answerTo = async (question: () => Promise<boolean | undefined> | undefined): Promise<boolean> => {
  try {
    return (await question()) ?? false
  } catch {
    return false
  }
}

/** Whether the browser offers passkeys among the suggestions of a field (passkeys/autofill). */
export const canAutofill = (): Promise<boolean> =>
  answerTo(() => browser()?.isConditionalMediationAvailable?.())

/** Whether this device itself can keep a passkey (passkeys/offer). */
export const canKeepPasskey = (): Promise<boolean> =>
  answerTo(() => browser()?.isUserVerifyingPlatformAuthenticatorAvailable?.())

/** Whether the browser may turn a password into a passkey on its own (passkeys/upgrade). */
export const canUpgrade = (): Promise<boolean> =>
  answerTo(async () => (await browser()?.getClientCapabilities?.())?.conditionalCreate)
