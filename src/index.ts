import { loginActions } from 'src/features/login/loginSlice'
import { isForeignFrame } from 'src/services/browsingContext'
import { early } from 'src/services/early'
import { createStore } from 'src/store/createStore'
import 'src/styles/global.css'

/** The app without its screens: it takes what the form sends before they are drawn (src/view.ts). Nothing within a foreign frame. */
export const app = isForeignFrame() ? undefined : createStore()

const page = early()
if (app && page) {
  page.onSend = () => {
    const username = document.querySelector('input')?.value.trim() ?? ''
    app.store.dispatch(loginActions.usernameSubmitted(username))
  }
  if (page.sent) page.onSend()
}
