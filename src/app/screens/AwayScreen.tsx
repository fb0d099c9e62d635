import { useSelector } from 'react-redux'
import { selectLogin } from 'src/features/signIn/selectors'
import { WhileLeaving } from 'src/features/session/waiting/WhileLeaving'

/** The part that the sign-in page adds to 'Opening …'. */
export default function AwayScreen() {
  const { username } = useSelector(selectLogin)
  return <WhileLeaving username={username} />
}
