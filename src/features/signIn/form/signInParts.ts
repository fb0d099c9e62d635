import type { LazyLoad } from 'src/components/feedback/LazyScreen'

export interface SignInPartProps {
  /** Whether it is the first one below the form. */
  first: boolean
  /** Whether the server checks a password: no other sign-in may begin meanwhile. */
  waits: boolean
}

/** Another way to sign in, which loads once the page is there. */
export interface SignInPart {
  name: string
  load: LazyLoad<SignInPartProps>
  /** What the browser offers in the username field for it, as a token of `autocomplete`. */
  autoComplete?: string | undefined
}
