import { type SubmitEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { BASE_PATH } from 'src/constants/basePath'
import { ROUTES } from 'src/constants/routes'
import { SubmitButton } from 'src/components/actions/Button'
import { AppLink } from 'src/components/actions/AppLink'
import { Links } from 'src/components/actions/Links'
import { PasswordField } from 'src/components/fields/PasswordField'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Notice } from 'src/components/feedback/Status'
import { UsernameField } from 'src/components/fields/UsernameField'
import { invalidField } from 'src/features/signIn/invalidField'
import type { LoginState } from 'src/features/signIn/loginSlice'
import { useMessages } from 'src/messages/useMessages'
import type { Credentials } from 'src/services/api/authService'

/** As tall as the password with its label, or the hint. */
const NextStep = styled.div`
  min-height: var(--room);
`

/** While there is nothing above it, `translate` shows it in that place: it moves without a layout shift (LoginScreen). */
const Below = styled.div`
  display: flow-root;
  translate: 0 calc(-1 * var(--folded, 0rem));
  margin-block-end: calc(-1 * var(--folded, 0rem));
`

export interface SignInFormProps {
  login: LoginState
  onUsername: (username: string) => void
  onPassword: (credentials: Credentials) => void
  onContinue: (username: string) => void
  onUsernameEdited: (username: string) => void
  onPasswordEdited: () => void
  onForgotten: (username: string) => void
}

const PROBLEM_ID = 'sign-in-problem'

/**
 * One form for the three steps, so that the fields keep what was typed and a password manager pairs them.
 * The browser owns the fields: text from before the script, or from an extension, counts.
 */
export function SignInForm({ login, ...on }: SignInFormProps) {
  const say = useMessages()
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const problem = 'problem' in login ? login.problem : undefined
  const invalid = invalidField(problem)
  const withPassword = login.step === 'password' || login.step === 'signingIn'
  const typedUsername = () => username.current?.value.trim() ?? ''

  useEffect(() => {
    if (withPassword) password.current?.focus()
  }, [withPassword])
  useEffect(() => {
    if (invalid === 'username') username.current?.focus()
    if (invalid === 'password') password.current?.focus()
  }, [invalid, problem])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (login.step === 'idpRedirect') on.onContinue(typedUsername())
    else if (login.step === 'password') {
      on.onPassword({ username: typedUsername(), password: password.current?.value ?? '' })
    } else if (login.step === 'username') on.onUsername(typedUsername())
  }

  return (
    <form method="post" noValidate onSubmit={submit}>
      <ProblemAlert id={PROBLEM_ID} problem={problem} />
      <UsernameField
        ref={username}
        autoFocus
        defaultValue={login.username}
        readOnly={login.step === 'signingIn'}
        onInput={() => typedUsername() === login.username || on.onUsernameEdited(typedUsername())}
        problemId={invalid === 'username' ? PROBLEM_ID : undefined}
      />
      <NextStep>
        {withPassword && (
          <PasswordField
            id="password"
            name="password"
            label={say('login.password')}
            ref={password}
            autoComplete="current-password"
            readOnly={login.step === 'signingIn'}
            onInput={on.onPasswordEdited}
            problemId={invalid === 'password' || problem?.code === 'enterBoth' ? PROBLEM_ID : undefined}
          />
        )}
        <Notice>
          {login.step === 'idpRedirect' &&
            say(login.ownProvider ? 'login.ownProviderHint' : 'login.providerHint')}
        </Notice>
      </NextStep>
      <Below>
        <SubmitButton busy={login.step === 'lookingUp' || login.step === 'signingIn'}>
          {say(
            withPassword ? 'login.signIn' : login.step === 'idpRedirect' ? 'login.continue' : 'login.next',
          )}
        </SubmitButton>
        <Links>
          <AppLink
            href={`${BASE_PATH}${ROUTES.forgetPassword}`}
            onFollow={() => on.onForgotten(typedUsername())}
          >
            {say('login.forgotPassword')}
          </AppLink>
        </Links>
      </Below>
    </form>
  )
}
