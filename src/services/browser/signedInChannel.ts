import { tab } from 'src/services/tab'

/** The name of the BroadcastChannel that notifies the web app. docs/embedding.md promises it. */
const CHANNEL = 'foyer.sign-in'
const SIGNED_IN = { channel: 'sign-in', type: 'signed-in' }

/**
 * Notifies every page of this origin, and the page that opened this window if it has this origin, that a person is
 * signed in. The message contains no name and no token (addresses/popup-told).
 */
export function broadcastSignedIn(): void {
  ;(tab.opener as Window | null)?.postMessage(SIGNED_IN, tab.location.origin)
  try {
    const channel = new tab.BroadcastChannel(CHANNEL)
    channel.postMessage(SIGNED_IN)
    channel.close()
  } catch {
    // The browser denies the page the channel, so the person continues by hand.
  }
}

/** Closes a window that a script has opened; the browser keeps any other. */
export const closeWindow = (): void => tab.close()
