import { LeavingNotice } from 'src/features/waiting/LeavingNotice'

/** The part that the sign-in page adds to 'Opening …'. */
export default function AwayScreen() {
  return <LeavingNotice />
}
