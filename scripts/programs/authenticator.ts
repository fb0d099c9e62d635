import type { CDPSession, Page } from 'playwright-core'

/** A passkey that was created elsewhere, in Chromium's format. */
export interface DeviceCredential {
  credentialId: string
  isResidentCredential: boolean
  rpId: string
  privateKey: string
  userHandle: string
  signCount: number
}

/** The browser's virtual device for passkeys. */
export interface Authenticator {
  /** Sets whether it responds automatically; if not, a dialog waits for a user who never comes. */
  answers: (yes: boolean) => Promise<void>
  /** Sets whether the user's finger is recognised. */
  recognises: (yes: boolean) => Promise<void>
  /** Adds a passkey that was created elsewhere. */
  add: (credential: DeviceCredential) => Promise<void>
  /** Returns the number of its passkeys. */
  count: () => Promise<number>
  remove: () => Promise<void>
}

/** Adds a separate passkey device to a page; without it the page has none. */
export async function addAuthenticator(page: Page, own?: CDPSession): Promise<Authenticator> {
  const session = own ?? (await page.context().newCDPSession(page))
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
    answers: async enabled => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
    recognises: async isUserVerified => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    add: async credential => {
      await session.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
    count: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    remove: async () => {
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    },
  }
}
