/** Whose passkeys a device hears of: the handle, and the names by which its dialogs know the person. */
export interface KnownUser {
  id: string
  name?: string | undefined
  displayName?: string | undefined
}

interface Signals {
  signalUnknownCredential?: (gone: { rpId: string; credentialId: string }) => Promise<void>
  signalAllAcceptedCredentials?: (all: {
    rpId: string
    userId: string
    allAcceptedCredentialIds: string[]
  }) => Promise<void>
  signalCurrentUserDetails?: (user: {
    rpId: string
    userId: string
    name: string
    displayName: string
  }) => Promise<void>
}

// The library's own `sendSignal` does no more, and is in a chunk that a sign-in by password does not load.
const signals = (): Signals => (window as { PublicKeyCredential?: Signals }).PublicKeyCredential ?? {}

const hostOf = (rpId: string | undefined): string => rpId ?? window.location.hostname

/** A hint, which the browser may refuse. */
async function told(hint: () => Promise<void> | undefined): Promise<void> {
  try {
    await hint()
  } catch {
    // Nobody waits for it.
  }
}

/** Whether the browser hears which passkeys are good; without it nobody need ask the server for them (passkeys/signals). */
export const hearsSignals = (): boolean => signals().signalAllAcceptedCredentials !== undefined

/** Tells the device that a passkey is gone from the server, so that it offers it no more. It may delete the passkey, for good: only the server's own word is enough (passkeys/unknown, passkeys/remove). */
export const signalGone = (rpId: string | undefined, credentialId: string): Promise<void> =>
  told(() => signals().signalUnknownCredential?.({ rpId: hostOf(rpId), credentialId }))

/** Tells the device which passkeys of a person are good, all of them: it hides the others, and shows one again that is named later (passkeys/signals). */
export const signalAccepted = (
  rpId: string | undefined,
  userId: string,
  allAcceptedCredentialIds: string[],
): Promise<void> =>
  told(() =>
    signals().signalAllAcceptedCredentials?.({ rpId: hostOf(rpId), userId, allAcceptedCredentialIds }),
  )

/** Tells the device the names under which it offers a person's passkeys; nothing where none is known (passkeys/signals). */
export async function signalDetails(rpId: string | undefined, user: KnownUser): Promise<void> {
  const { id: userId, name, displayName = name } = user
  if (name === undefined || displayName === undefined) return
  await told(() => signals().signalCurrentUserDetails?.({ rpId: hostOf(rpId), userId, name, displayName }))
}
