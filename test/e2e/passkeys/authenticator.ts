import type { Page } from 'playwright-core'

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
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
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
