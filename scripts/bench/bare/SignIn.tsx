import type { SubmitEvent } from 'react'

export type Step = 'username' | 'lookingUp' | 'password'

interface SignInProps {
  step: Step
  onUsername: (username: string) => void
}

/** The page of the static form, rendered by React: no styles, no words from elsewhere, nothing but the two fields. */
export function SignIn({ step, onUsername }: SignInProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const username = new FormData(event.currentTarget).get('username')
    if (step === 'username' && typeof username === 'string') onUsername(username)
  }
  return (
    <>
      <header>
        <svg width="1.2em" height="1.2em" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 3h16v18H4z" fill="currentColor" opacity="0.25" />
          <path d="M4 3l10 3v15l-10 0z" fill="currentColor" />
        </svg>
        Harbor
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
      <a href="/signin/help/support-form">Get help</a>
      <footer>Harbor</footer>
    </>
  )
}
