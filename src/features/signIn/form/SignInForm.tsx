import type { ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { ROUTES } from 'src/constants/routes'
import { LinkButton, SubmitButton, useLimit } from 'src/components/actions/Button'
import { AppLink } from 'src/components/actions/AppLink'
import { PasswordField } from 'src/components/fields/PasswordField'
import { UsernameField } from 'src/components/fields/UsernameField'
import { ProblemAlert, AnnouncedWithFocus } from 'src/components/feedback/ProblemAlert'
import { type LazyLoad, LazyScreen } from 'src/components/feedback/LazyScreen'
import { StepForm } from 'src/components/layout/step/StepForm'
import type { AccountsProps } from 'src/features/signIn/accounts/Accounts'
import { invalidField, type ProblemPlace, problemPlace } from 'src/features/signIn/form/problemPlace'
import { NextStep, SignInHint } from 'src/features/signIn/form/SignInHint'
import type { SignInPart } from 'src/features/signIn/form/signInParts'
import { type LoadAhead, useLoadAhead, useSignInFields } from 'src/features/signIn/form/useSignInFields'
import { asksPassword, loginActions, type LoginState } from 'src/features/signIn/loginSlice'
import { useMessages } from 'src/messages/useMessages'

export interface SignInFormProps extends LoadAhead {
  login: LoginState
  /** Whether 'Forgot password?' is offered (sign-in/forgot-link). */
  forgotPassword: boolean
  /** Loads the choice of accounts; absent in a native client. */
  loadAccounts?: LazyLoad<AccountsProps> | undefined
  /** 'Contact support', for a problem that only support can solve. */
  contact?: ReactNode
  /** The company's other ways to sign in, in their order below the form. */
  parts?: readonly SignInPart[]
}

const PROBLEM_ID = 'sign-in-problem'

/**
 * One form for all three steps, so that the fields keep their content and a password manager pairs them. The fields
 * are uncontrolled, so that text entered before the script ran, or by an extension, counts.
 */
export function SignInForm({
  login,
  forgotPassword,
  loadAccounts,
  contact,
  parts = [],
  ...ahead
}: SignInFormProps) {
  const t = useMessages()
  const dispatch = useDispatch()
  const problem = 'problem' in login ? login.problem : undefined
  const invalid = invalidField(problem)
  const withPassword = asksPassword(login)
  const atProvider = login.step === 'idpRedirect'
  const denied = problem?.code === 'loginDenied'
  const signingIn = login.step === 'signingIn'
  const waits = signingIn && !login.by
  const place = problem && problemPlace(problem, withPassword)
  // A rate limit applies to one name: the server may accept another.
  const limit = useLimit(problem, { of: `${withPassword} ${login.username}` })
  const { username, password, typedUsername, onNameEdited, fillName, forgetName } = useSignInFields(
    login,
    problem,
  )
  const eye = useLoadAhead(ahead, withPassword, atProvider)

  const submit = () => {
    if (limit) return
    if (atProvider) dispatch(loginActions.continued(typedUsername()))
    else if (login.step === 'password') {
      const entered = { username: typedUsername(), password: password.current?.value ?? '' }
      dispatch(loginActions.passwordSubmitted(entered))
    } else if (login.step === 'username') dispatch(loginActions.usernameSubmitted(typedUsername()))
  }
  const alert = (below: ProblemPlace, line = true) =>
    place === below && (
      <ProblemAlert
        id={PROBLEM_ID}
        problem={problem}
        line={line}
        // This text has loaded with the page of the approval.
        more={denied && <p>{t('problem.loginDeniedHint')}</p>}
      />
    )
  return (
    <>
      <StepForm
        onSubmit={submit}
        act={
          <SubmitButton busy={login.step === 'lookingUp' || signingIn} limit={limit}>
            {t(withPassword ? 'login.signIn' : atProvider ? 'login.continue' : 'login.next')}
          </SubmitButton>
        }
        quiet={
          // The row stays even without the link, because the page renders it before the configuration is read (src/boot/inline).
          <>
            {forgotPassword && (
              <AppLink
                to={ROUTES.forgetPassword}
                // A person who has tried too often has probably forgotten the password.
                raised={withPassword && limit}
                onFollow={() => dispatch(loginActions.passwordForgotten(typedUsername()))}
              >
                {t('login.forgotPassword')}
              </AppLink>
            )}
          </>
        }
        other={
          <>
            {problem?.code === 'accountDisabled' && contact}
            {parts.map(({ name, load }, at) => (
              <LazyScreen key={name} load={load} screenProps={{ first: at === 0, waits }} />
            ))}
          </>
        }
      >
        <AnnouncedWithFocus value={denied}>{alert('top', false)}</AnnouncedWithFocus>
        <UsernameField
          ref={username}
          autoComplete={['username', ...parts.flatMap(({ autoComplete }) => autoComplete ?? [])].join(' ')}
          autoFocus
          enterKeyHint="next"
          defaultValue={login.username}
          readOnly={signingIn}
          onInput={onNameEdited}
          problemId={invalid === 'username' ? PROBLEM_ID : undefined}
          // The problem appears at the same time as the focus moves here, so it describes the field instead of being
          // announced separately (accessibility/heard-once).
          aria-describedby={denied ? PROBLEM_ID : undefined}
          below={
            <>
              {alert('username')}
              {login.step === 'idpRedirect' && login.name && (
                <p className="provider" dir="auto" aria-hidden="true" translate="no">
                  {login.name}
                </p>
              )}
            </>
          }
          aside={
            login.remembered &&
            !signingIn && (
              <LinkButton type="button" onClick={forgetName}>
                {t('login.otherAccount')}
              </LinkButton>
            )
          }
        />
        <NextStep>
          {withPassword && (
            <PasswordField
              id="password"
              name="password"
              label={t('login.password')}
              ref={password}
              autoComplete="current-password"
              // Only for a new field; React adopts an existing one unchanged (sign-in/before-react).
              autoFocus
              readOnly={signingIn}
              onInput={() => dispatch(loginActions.passwordEdited())}
              problemId={invalid === 'password' || problem?.code === 'enterBoth' ? PROBLEM_ID : undefined}
              below={alert('password')}
              eye={eye}
            />
          )}
          <SignInHint login={login} />
        </NextStep>
      </StepForm>
      {loadAccounts && (login.step === 'username' || login.step === 'lookingUp') && (
        <LazyScreen load={loadAccounts} screenProps={{ field: username, fill: fillName }} />
      )}
    </>
  )
}
