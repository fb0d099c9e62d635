import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { ProductSentence } from 'src/components/feedback/Sentence'
import { StepCard } from 'src/components/layout/step/StepCard'
import { Waiting } from 'src/components/feedback/Waiting'
import { asksPassword, loginActions } from 'src/features/signIn/loginSlice'
import { showsSameForm, selectLogin } from 'src/features/signIn/selectors'
import { SignInForm, type SignInFormProps } from 'src/features/signIn/form/SignInForm'
import { SignOutFailed } from 'src/features/person/SignOutFailed'
import { useMessages } from 'src/messages/useMessages'

interface LoginScreenProps extends Pick<
  SignInFormProps,
  'loadNext' | 'loadForProvider' | 'forgotPassword' | 'loadAccounts' | 'contact' | 'parts'
> {
  /** A notice for the time in which the next page opens. */
  away?: ReactNode
}

/**
 * The sign-in screen (sign-in/username-first). While the browser leaves, it shows only its card. It renders nothing
 * for a person who is already signed in.
 */
export function LoginScreen({ away, ...loads }: LoginScreenProps) {
  const t = useMessages()
  const dispatch = useDispatch()
  const login = useSelector(selectLogin, showsSameForm)
  if (login.step === 'leaving') {
    return (
      <Waiting framed={login.username !== ''} more={away}>
        <ProductSentence words="login.leaving" />
      </Waiting>
    )
  }
  return (
    <StepCard
      heading={t('login.heading')}
      focusHeading={false}
      message={<SignOutFailed />}
      folded={!asksPassword(login) && (login.step === 'idpRedirect' ? 'hint' : true)}
    >
      <SignInForm
        login={login}
        {...loads}
        onUsername={username => dispatch(loginActions.usernameSubmitted(username))}
        onPassword={credentials => dispatch(loginActions.passwordSubmitted(credentials))}
        onContinue={username => dispatch(loginActions.continued(username))}
        onUsernameEdited={username => dispatch(loginActions.usernameEdited(username))}
        onNameForgotten={() => dispatch(loginActions.nameForgotten(login.username))}
        onPasswordEdited={() => dispatch(loginActions.passwordEdited())}
        onForgotten={username => dispatch(loginActions.passwordForgotten(username))}
      />
    </StepCard>
  )
}
