import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { Bare, Card } from 'src/components/Card'
import { Heading } from 'src/components/Heading'
import { Status } from 'src/components/Status'
import { loginActions } from 'src/features/login/loginSlice'
import { selectLogin } from 'src/features/login/selectors'
import { SignInForm } from 'src/features/login/SignInForm'
import { useMessages } from 'src/messages/useMessages'

/** Keeps the room that the next step needs, below itself and out of sight: nothing around it moves when that step comes. */
const Door = styled(Card)`
  --room: 6.375rem;
  &[data-folded] {
    --folded: var(--room);
    margin-block-end: var(--folded);
  }
`

/** The sign-in screen (spec §2 `/`); the container is hidden on the way out. */
export function LoginScreen({ productName }: { productName: string }) {
  const say = useMessages()
  const dispatch = useDispatch()
  const login = useSelector(selectLogin)
  if (login.step === 'leaving') {
    return (
      <Bare>
        <Status>{say('login.leaving', { product: productName })}</Status>
      </Bare>
    )
  }
  return (
    <Door data-folded={login.step === 'username' || login.step === 'lookingUp' || undefined}>
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
    </Door>
  )
}
