import { WhileLeaving } from 'src/features/session/waiting/WhileLeaving'

/** The part that the sign-in page adds to 'Opening …'. */
export default function AwayScreen() {
  return <WhileLeaving />
}
