import { type ComponentType, type SubmitEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Problem } from 'src/constants/problems'
import { BASE_PATH } from 'src/constants/basePath'
import { ROUTES } from 'src/constants/routes'
import { LinkButton, SubmitButton } from 'src/components/actions/Button'
import { AppLink } from 'src/components/actions/AppLink'
import { type EyeProps, PasswordField } from 'src/components/fields/PasswordField'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { type LazyLoad, LazyScreen } from 'src/components/feedback/LazyScreen'
import { Tied } from 'src/components/feedback/tied'
import { toneOf } from 'src/components/feedback/toneOf'
import { Notice } from 'src/components/feedback/Status'
import { StepForm } from 'src/components/layout/StepForm'
import { useLimit } from 'src/components/time/useLimit'
import { UsernameField } from 'src/components/fields/UsernameField'
import type { AccountsProps } from 'src/features/signIn/accounts/Accounts'
import { invalidField } from 'src/features/signIn/invalidField'
import { asksPassword, type LoginState } from 'src/features/signIn/loginSlice'
import type { MessageKey } from 'src/messages/en-US'
import { useMessages } from 'src/messages/useMessages'
import type { Credentials } from 'src/services/api/authService'

/** As tall as the password with its label and two lines of a problem, or the hint. */
const NextStep = styled.div`
  --lines: 2;
  min-height: ${({ theme }) => theme.size.room};
  [data-folded='hint'] & {
    padding-block-end: ${({ theme }) => theme.size.belowHint};
    > .told {
      align-items: center;
      min-height: 3.875rem;
    }
  }
`

/** One line, in the room that is kept below the field. */
const ProviderName = styled.p`
  overflow: hidden;
  font-size: ${({ theme }) => theme.font.small};
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export interface SignInFormProps {
  login: LoginState
  /** Begins to load the code that follows the password; returns the eye for its field. */
  loadNext: () => Promise<ComponentType<EyeProps>>
  onUsername: (username: string) => void
  onPassword: (credentials: Credentials) => void
  onContinue: (username: string) => void
  onUsernameEdited: (username: string) => void
  /** Somebody else is here. */
  onNameForgotten: () => void
  onPasswordEdited: () => void
  onForgotten: (username: string) => void
  /** Whether 'Forgot password?' is offered (sign-in/forgot-link). */
  forgotPassword: boolean
  /** Loads the choice of accounts; a native client has none. */
  loadAccounts?: LazyLoad<AccountsProps> | undefined
  /** Loads the button of passkeys, where the company has them; the username field then offers them as well (passkeys/autofill). */
  loadPasskeyButton?: LazyLoad | undefined
}

const PROBLEM_ID = 'sign-in-problem'

/**
 * One form for the three steps, so that the fields keep what was typed and a password manager pairs them.
 * The fields are uncontrolled, so that text from before the script, or from an extension, counts.
 */
export function SignInForm({
  login,
  loadNext,
  forgotPassword,
  loadAccounts,
  loadPasskeyButton,
  ...on
}: SignInFormProps) {
  const say = useMessages()
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [eye, setEye] = useState<ComponentType<EyeProps>>()
  const problem = 'problem' in login ? login.problem : undefined
  const invalid = invalidField(problem)
  const withPassword = asksPassword(login)
  const byPasskey = login.step === 'signingIn' && login.by === 'passkey' ? login.username : undefined
  const denied = problem?.code === 'loginDenied'
  const place = problem && placeOf(problem, withPassword)
  const hint = hintOf(login)
  // A limit holds for one name: the server may accept another.
  const limit = useLimit(problem, { of: `${withPassword} ${login.username}` })
  const typedUsername = () => username.current?.value.trim() ?? ''

  useEffect(() => {
    if (!withPassword) return
    loadNext().then(
      loaded => setEye(() => loaded),
      () => undefined,
    )
  }, [withPassword, loadNext])
  useEffect(() => {
    // Shows the owner of the passkey: the field may hold another name, or none.
    if (byPasskey !== undefined && username.current) username.current.value = byPasskey
  }, [byPasskey])
  useEffect(() => {
    if (invalid === 'username') username.current?.focus()
    if (invalid === 'password') {
      password.current?.focus()
      // Selected, so that typing replaces it.
      password.current?.select()
    }
  }, [invalid, problem])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (limit) return
    if (login.step === 'idpRedirect') on.onContinue(typedUsername())
    else if (login.step === 'password') {
      on.onPassword({ username: typedUsername(), password: password.current?.value ?? '' })
    } else if (login.step === 'username') on.onUsername(typedUsername())
  }

  const onNameEdited = () => {
    const typed = typedUsername()
    // The edits of the first step are not rendered (isShown): its name may be old. At every other step it tells what is an edit.
    if ((login.step === 'username' && !problem) || typed !== login.username) on.onUsernameEdited(typed)
  }
  const fillName = (name: string) => {
    if (!username.current || username.current.value === name) return
    username.current.value = name
    onNameEdited()
  }
  const forgetName = () => {
    on.onNameForgotten()
    if (!username.current) return
    username.current.value = ''
    username.current.focus()
  }
  const alert = (below: 'top' | 'username' | 'password', line = true) =>
    place === below && (
      <ProblemAlert
        id={PROBLEM_ID}
        problem={problem}
        line={line}
        // The page of the approval has loaded this text.
        more={denied && <p>{say('problem.loginDeniedHint')}</p>}
      />
    )
  return (
    <>
      <StepForm
        onSubmit={submit}
        act={
          <SubmitButton busy={login.step === 'lookingUp' || login.step === 'signingIn'} limit={limit}>
            {say(
              withPassword ? 'login.signIn' : login.step === 'idpRedirect' ? 'login.continue' : 'login.next',
            )}
          </SubmitButton>
        }
        quiet={
          // Its row stays without it: the page has it before the configuration is read (src/boot/inline).
          <>
            {forgotPassword && (
              <AppLink
                href={`${BASE_PATH}${ROUTES.forgetPassword}`}
                // A person who has tried too often has forgotten it.
                raised={withPassword && limit}
                onFollow={() => on.onForgotten(typedUsername())}
              >
                {say('login.forgotPassword')}
              </AppLink>
            )}
          </>
        }
        other={loadPasskeyButton && <LazyScreen load={loadPasskeyButton} />}
      >
        <Tied value={denied}>{alert('top', false)}</Tied>
        <UsernameField
          ref={username}
          autoComplete={loadPasskeyButton ? 'username webauthn' : 'username'}
          autoFocus
          enterKeyHint="next"
          defaultValue={login.username}
          readOnly={login.step === 'signingIn'}
          onInput={onNameEdited}
          problemId={invalid === 'username' ? PROBLEM_ID : undefined}
          // It comes with the page, in the moment in which the focus moves here: so it is said here (accessibility/heard-once).
          aria-describedby={denied ? PROBLEM_ID : undefined}
          below={
            <>
              {alert('username')}
              {login.step === 'idpRedirect' && login.name && (
                <ProviderName dir="auto">{login.name}</ProviderName>
              )}
            </>
          }
          aside={
            login.remembered &&
            login.step !== 'signingIn' && (
              <LinkButton type="button" onClick={forgetName}>
                {say('login.otherAccount')}
              </LinkButton>
            )
          }
        />
        <NextStep>
          {withPassword && (
            <PasswordField
              id="password"
              name="password"
              label={say('login.password')}
              ref={password}
              autoComplete="current-password"
              // When it comes; React takes over one that is there already as it is (sign-in/before-react).
              autoFocus
              readOnly={login.step === 'signingIn'}
              onInput={on.onPasswordEdited}
              problemId={invalid === 'password' || problem?.code === 'enterBoth' ? PROBLEM_ID : undefined}
              below={alert('password')}
              eye={eye}
            />
          )}
          <Notice>{hint && say(hint)}</Notice>
        </NextStep>
      </StepForm>
      {loadAccounts && (login.step === 'username' || login.step === 'lookingUp') && (
        <LazyScreen load={loadAccounts} given={{ field: username, fill: fillName }} />
      )}
    </>
  )
}

function hintOf(login: LoginState): MessageKey | undefined {
  if (login.step === 'idpRedirect') return login.ownProvider ? 'login.ownProviderHint' : 'login.providerHint'
  return login.step === 'signingIn' && login.proving ? 'login.robotCheck' : undefined
}

/** The place of a problem: below the field that it concerns, else below the last field; a notice is above the fields (accessibility/problem-place). */
function placeOf(problem: Problem, withPassword: boolean): 'top' | 'username' | 'password' {
  if (toneOf(problem.code) === 'notice' || problem.code === 'loginDenied') return 'top'
  return withPassword && invalidField(problem) !== 'username' ? 'password' : 'username'
}
