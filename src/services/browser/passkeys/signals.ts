import { tab } from 'src/services/tab'

/** The person of a signal: the user handle, and the names that the device's dialogs show. */
interface KnownUser {
  id: string
  name?: string | undefined
  displayName?: string | undefined
}

type Signals = Partial<typeof PublicKeyCredential>

// The library's own `sendSignal` does no more, and is in a chunk that a sign-in by password does not load.
const signals = (): Signals => (tab as { PublicKeyCredential?: Signals }).PublicKeyCredential ?? {}

const hostOf = (rpId: string | undefined): string => rpId ?? tab.location.hostname

/** Sends a hint, which the browser may reject. */
async function sendHint(hint: () => Promise<void> | undefined): Promise<void> {
  try {
    await hint()
  } catch {
    // Nothing depends on a hint.
  }
}

/** Whether the browser has the Signal API; without it the app need not ask the server for the list (passkeys/signals). */
export const supportsSignals = (): boolean => signals().signalAllAcceptedCredentials !== undefined

/**
 * Signals to the device that the server no longer has a passkey, so that the device stops offering it. The device may
 * delete the passkey permanently: call this only after the server has confirmed it (passkeys/unknown,
 * passkeys/remove).
 */
export const signalGone = (rpId: string | undefined, credentialId: string): Promise<void> =>
  sendHint(() => signals().signalUnknownCredential?.({ rpId: hostOf(rpId), credentialId }))

/** Signals all valid passkeys to the device, which hides the others and shows one that a later list contains (passkeys/signals). */
export const signalAccepted = (
  rpId: string | undefined,
  userId: string,
  allAcceptedCredentialIds: string[],
): Promise<void> =>
  sendHint(() =>
    signals().signalAllAcceptedCredentials?.({ rpId: hostOf(rpId), userId, allAcceptedCredentialIds }),
  )

/** Signals to the device the names under which it offers a person's passkeys; does nothing if no name is known (passkeys/signals). */
export async function signalDetails(rpId: string | undefined, user: KnownUser): Promise<void> {
  const { id: userId, name, displayName = name } = user
  if (name === undefined || displayName === undefined) return
  await sendHint(() =>
    signals().signalCurrentUserDetails?.({ rpId: hostOf(rpId), userId, name, displayName }),
  )
}
