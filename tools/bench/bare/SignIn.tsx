import type { SubmitEvent } from 'react'

export type Step = 'username' | 'lookingUp' | 'password'

interface SignInProps {
  step: Step
  onUsername: (username: string) => void
}

/** Makes Foyer's first call, without anything around it. */
export const lookUp = (username: string): Promise<unknown> =>
  fetch(`/api/auth/v2/login/options?username=${encodeURIComponent(username)}`).then(answer => answer.json())

const Mark = () => (
  <svg width="1.25em" height="1.25em" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 21h18M18 21V3H6v18" fill="none" stroke="currentColor" strokeWidth="1.75" />
    <path d="M6 3l7 3v15H6z" fill="currentColor" />
  </svg>
)

/** Renders the page of the static form with React: without styles or external texts, only the two fields. */
export function SignIn({ step, onUsername }: SignInProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const username = new FormData(event.currentTarget).get('username')
    if (step === 'username' && typeof username === 'string') onUsername(username)
  }
  return (
    <>
      <header>
        <div>
          <Mark />
          Harbor
        </div>
        <a href="/signin/help/support-form">Get help</a>
      </header>
      <main>
        <h1>Sign in</h1>
        <form method="post" onSubmit={submit}>
          <label htmlFor="username">Username</label>
          <input
            id="username"
            name="username"
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
          {step === 'password' && (
            <>
              <label htmlFor="password">Password</label>
              <input id="password" name="password" type="password" autoComplete="current-password" />
            </>
          )}
          <button type="submit">{step === 'lookingUp' ? 'Please wait' : 'Next'}</button>
          <a href="/signin/forget-password">Forgot password?</a>
        </form>
      </main>
      <footer>
        <Mark />
        Harbor
      </footer>
    </>
  )
}
