import type { LazyLoad } from 'src/components/feedback/LazyScreen'

export interface SignInPartProps {
  /** Whether it is the first one below the form. */
  first: boolean
  /** Whether the server checks a password: no other sign-in may begin meanwhile. */
  waits: boolean
}

/** Another way to sign in, which loads once the page is rendered. */
export interface SignInPart {
  name: string
  load: LazyLoad<SignInPartProps>
  /** The `autocomplete` token of the username field that makes the browser offer passkeys. */
  autoComplete?: string | undefined
}
