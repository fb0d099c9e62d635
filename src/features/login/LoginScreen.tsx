import { useDispatch, useSelector } from 'react-redux'
import { Card } from 'src/components/Card'
import { Heading } from 'src/components/Heading'
import { Status } from 'src/components/Status'
import { loginActions } from 'src/features/login/loginSlice'
import { selectLogin } from 'src/features/login/selectors'
import { SignInForm } from 'src/features/login/SignInForm'
import { useMessages } from 'src/messages/useMessages'

/** The sign-in screen (spec §2 `/`); the container is hidden on the way out. */
export function LoginScreen({ productName }: { productName: string }) {
  const say = useMessages()
  const dispatch = useDispatch()
  const login = useSelector(selectLogin)
  if (login.step === 'leaving') {
    return (
      <main>
        <Status>{say('login.leaving', { product: productName })}</Status>
      </main>
    )
  }
  return (
    <Card>
      <Heading focus={false}>{say('login.heading')}</Heading>
      <SignInForm
        login={login}
        onUsername={username => dispatch(loginActions.usernameSubmitted(username))}
        onPassword={credentials => dispatch(loginActions.passwordSubmitted(credentials))}
        onContinue={username => dispatch(loginActions.continued(username))}
        onUsernameEdited={username => dispatch(loginActions.usernameEdited(username))}
        onPasswordEdited={() => dispatch(loginActions.passwordEdited())}
        onForgotten={username => dispatch(loginActions.passwordForgotten(username))}
      />
    </Card>
  )
}
