import { loginActions } from 'src/features/signIn/loginSlice'
import { isForeignFrame } from 'src/services/browser/browsingContext'
import { handover } from 'src/services/http/handover'
import { createStore } from 'src/store/createStore'
import 'src/styles/global.css'
import 'src/styles/door.css'

// Not within `begin`: what fails there is reported.
if (handover()?.report) import('src/services/report/start').catch(() => undefined)

/** The app without its screens: it answers the form before they render (src/boot/view.ts). It does nothing within a foreign frame, nor in a browser that is too old. */
export const app = isForeignFrame() || handover()?.tooOld ? undefined : nextTask().then(begin)

/** Not in the script's own task: the browser handles the person's input in between. */
function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}

function begin() {
  const built = createStore()
  const { store } = built
  const page = handover()
  if (page) {
    page.onSend = () => {
      const username = page.typed()
      // Another name than the pending one cancels the lookup.
      if (username !== store.getState().login.username) store.dispatch(loginActions.usernameEdited(username))
      store.dispatch(loginActions.usernameSubmitted(username))
    }
    if (page.sent) page.onSend()
  }
  return built
}
