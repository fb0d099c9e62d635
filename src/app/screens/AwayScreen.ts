/** The part that the sign-in page adds to 'Opening …'. */
export { LeavingNotice as default } from 'src/features/waiting/SlowNotice'
