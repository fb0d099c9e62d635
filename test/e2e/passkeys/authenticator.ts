import type { Page } from 'playwright-core'
import { addPasskeyDevice } from 'foyer-contract/conformance/walk/passkeyDevice'

/** A passkey that was created elsewhere, in Chromium's format. */
interface DeviceCredential {
  credentialId: string
  isResidentCredential: boolean
  rpId: string
  privateKey: string
  userHandle: string
  signCount: number
}

/** The browser's virtual device for passkeys. */
export type Authenticator = Awaited<ReturnType<typeof addAuthenticator>>

/** Adds a separate passkey device to a page; without it the page has none. */
export async function addAuthenticator(page: Page) {
  const { session, authenticatorId } = await addPasskeyDevice(page)
  return {
    /** Sets whether it responds automatically; if not, a dialog waits for a user who never comes. */
    answers: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Sets whether the user's finger is recognised. */
    recognises: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Adds a passkey that was created elsewhere. */
    add: (credential: DeviceCredential) =>
      session.send('WebAuthn.addCredential', { authenticatorId, credential }),
    /** Returns the number of its passkeys. */
    count: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}
