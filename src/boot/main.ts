import { loginActions } from 'src/features/signIn/loginSlice'
import { isForeignFrame } from 'src/services/browser/browsingContext'
import { handover } from 'src/services/http/handover'
import { createStore } from 'src/store/createStore'
import 'src/styles/global.css'

/** The app without its screens: it takes what the form sends before they are drawn (src/boot/view.ts). Nothing within a foreign frame. */
export const app = isForeignFrame() ? undefined : nextTask().then(begin)

/** Not in the task that the script itself runs in: what a person does meanwhile has its turn in between. */
function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}

function begin() {
  const built = createStore()
  const { store } = built
  const page = handover()
  if (page) {
    page.onSend = () => {
      const username = document.querySelector('input')?.value.trim() ?? ''
      // Another name than the one that is looked up takes that back.
      if (username !== store.getState().login.username) store.dispatch(loginActions.usernameEdited(username))
      store.dispatch(loginActions.usernameSubmitted(username))
    }
    if (page.sent) page.onSend()
  }
  return built
}
