export interface SignInOptions {
  /** The address of the sign-in page; `/signin/` by default. */
  page?: string
  /** The address of the passkey endpoints, without `options` and `verify`; `/api/auth/v2/passkeys/authentication/` by default. */
  api?: string
  /** Whether the company has passkeys (`passkeysEnabled`). If it is not set, no passkey is requested. */
  passkeys?: boolean
  /** The address to which the person returns if this page must be left; its own address by default. */
  back?: string
}

/**
 * The result of a press:
 * - `signedIn`: the person has chosen a passkey, and is signed in. `onSignedIn` has been called too.
 * - `window`: the sign-in page is open in a new window; `onSignedIn` is called when the person has signed in. Keep the button, because the person may close the window.
 * - `again`: the chooser was closed too late for a window; the next press opens it.
 * - `page`: the browser allows no new window, and replaces this page with the sign-in page.
 */
export type SignInStep = 'signedIn' | 'window' | 'again' | 'page'

/** Signs the person in again. Call it when the person presses a button: it opens the browser's passkey chooser if there is one, otherwise a window, otherwise the sign-in page. */
export function signIn(options?: SignInOptions): Promise<SignInStep>

/**
 * Calls the listener whenever a person has signed in in this browser. The event contains no name, and it may be
 * another person: your server must compare the person of your form with its session before it changes anything.
 * Returns a function that stops it.
 */
export function onSignedIn(listener: () => void): () => void
