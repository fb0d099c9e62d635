export interface SignInOptions {
  /** The address of the sign-in page; `/signin/` by default. */
  page?: string
  /** The address of the calls of passkeys up to `options` and `verify`; `/api/auth/v2/passkeys/authentication/` by default. */
  api?: string
  /** Whether the company has passkeys (`passkeysEnabled`); without it no passkey is asked for. */
  passkeys?: boolean
  /** Where the person comes back to if this page has to be left; this address by default. */
  back?: string
}

/**
 * What a press has led to:
 * - `signedIn`: the person has chosen a passkey, and is signed in. `onSignedIn` has heard of it too.
 * - `window`: the sign-in page is open in a window of its own; `onSignedIn` tells when it is done. Let the button stay: somebody may close the window.
 * - `again`: the chooser was closed too late for a window; the next press opens it.
 * - `page`: the browser allows no window, and leaves this page for the sign-in page.
 */
export type SignInStep = 'signedIn' | 'window' | 'again' | 'page'

/** Signs the person in again, at a press of a button: the browser's own chooser of passkeys at once where there is one, else a window, else the page. */
export function signIn(options?: SignInOptions): Promise<SignInStep>

/**
 * Calls the listener whenever somebody has signed in in this browser. It names nobody, and it may be another person: let your server compare the person of your
 * form with its session before it changes anything. Returns a function that ends it.
 */
export function onSignedIn(listener: () => void): () => void
