import { type FirstForm, firstForm } from 'src/boot/firstForm'
import { loginActions, selectLogin } from 'src/features/signIn/loginSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { submitHeld } from 'src/services/browser/connectionReport'
import type { Handover } from 'src/services/http/handover'
import type { AppStore } from 'src/store/createStore'

/**
 * Handles the form of the page until React has loaded, and dispatches the person's input to the store. From the first
 * submit on, the page shows the progress of the sign-in (decision 0110).
 */
export function answerForm(store: AppStore, page: Handover): FirstForm | undefined {
  const form = firstForm(store, page)
  let following = false
  // The store would overwrite a name that it does not know.
  page.keepName = username => store.dispatch(recordActions.nameTyped(username))
  page.onEdit = () => {
    const username = page.typed()
    // Another name than the pending one cancels the lookup.
    if (username !== selectLogin(store.getState()).username)
      store.dispatch(loginActions.usernameEdited(username))
  }
  page.onSend = () => {
    const username = page.typed()
    if (form?.shown.step === 'idpRedirect') {
      store.dispatch(loginActions.continued(username))
      return
    }
    const password = document.querySelector<HTMLInputElement>('#root #password')
    if (password) {
      store.dispatch(loginActions.passwordSubmitted({ username, password: password.value }))
      return
    }
    page.onEdit()
    // The HTTP client may not have loaded yet.
    if (selectLogin(store.getState()).step === 'username') page.lookUp(username)
    store.dispatch(loginActions.usernameSubmitted(username))
    if (!following) form?.follow()
    following = true
  }
  // The person has submitted twice already: the app must not hold this submit as the first.
  if (page.offline === 'sent') submitHeld('lookup')
  delete page.offline
  if (page.sent) page.onSend()
  return form
}
