import type { CDPSession, Page } from 'playwright-core'

/** As Chromium takes a passkey that was made elsewhere. */
export interface DeviceCredential {
  credentialId: string
  isResidentCredential: boolean
  rpId: string
  privateKey: string
  userHandle: string
  signCount: number
}

/** A device that keeps passkeys, made by the browser. */
export interface Authenticator {
  /** Whether it answers on its own; if not, a dialog waits for a person who never comes. */
  answers: (yes: boolean) => Promise<void>
  /** Whether the person's finger is the right one. */
  recognises: (yes: boolean) => Promise<void>
  /** Gives it a passkey that was made elsewhere. */
  add: (credential: DeviceCredential) => Promise<void>
  /** How many passkeys it keeps. */
  count: () => Promise<number>
  remove: () => Promise<void>
}

/** Gives a page a device with passkeys of its own; without one the page has none. */
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
