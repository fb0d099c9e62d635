import { shownStep } from 'src/boot/shownStep'
import { passwordField, showStep } from 'src/boot/showStep'
import { loginActions } from 'src/features/signIn/loginSlice'
import { selectLogin } from 'src/features/signIn/selectors'
import { selectRoute } from 'src/features/session/selectRoute'
import type { Handover } from 'src/services/http/handover'
import type { AppStore } from 'src/store/createStore'

/** Answers the form of the page until React comes: tells the store what the person does, and shows the step where the sign-in stands (decision 0110). Returns what ends the latter. */
export function answerForm(store: AppStore, page: Handover): () => void {
  const login = () => selectLogin(store.getState())
  page.onEdit = () => {
    const username = page.typed()
    // Another name than the pending one cancels the lookup.
    if (username !== login().username) store.dispatch(loginActions.usernameEdited(username))
  }
  page.onSend = () => {
    const password = passwordField()?.value
    if (password !== undefined) {
      store.dispatch(loginActions.passwordSubmitted({ username: page.typed(), password }))
      return
    }
    page.onEdit()
    store.dispatch(loginActions.usernameSubmitted(page.typed()))
  }
  // Before the browser may keep the page (security/fields-emptied).
  addEventListener('pagehide', () => {
    const password = passwordField()
    if (password) password.value = ''
  })
  const stop = store.subscribe(() => showStep(page, shownStep(login(), selectRoute(store.getState()))))
  if (page.sent) page.onSend()
  return stop
}
