import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { Card } from 'src/components/layout/Card'
import { Heading } from 'src/components/layout/Heading'
import { Waiting } from 'src/components/feedback/Waiting'
import { loginActions } from 'src/features/signIn/loginSlice'
import { selectLogin } from 'src/features/signIn/selectors'
import { SignInForm } from 'src/features/signIn/SignInForm'
import { useMessages } from 'src/messages/useMessages'

/** Reserves the height that the next step needs, without showing a gap: nothing around it moves when that step comes. */
const SignInCard = styled(Card)`
  --room: 6.375rem;
  &[data-folded] {
    --folded: var(--room);
    margin-block-end: var(--folded);
  }
`

/** The sign-in screen (sign-in/username-first); the container is hidden on the way out. */
export function LoginScreen({ productName }: { productName: string }) {
  const say = useMessages()
  const dispatch = useDispatch()
  const login = useSelector(selectLogin)
  if (login.step === 'leaving') {
    return <Waiting productName={productName}>{say('login.leaving', { product: productName })}</Waiting>
  }
  return (
    <SignInCard data-folded={login.step === 'username' || login.step === 'lookingUp' || undefined}>
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
    </SignInCard>
  )
}
