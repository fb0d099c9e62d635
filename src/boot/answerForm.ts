import { loginActions } from 'src/features/signIn/loginSlice'
import { selectLogin } from 'src/features/signIn/selectors'
import type { Handover } from 'src/services/http/handover'
import type { AppStore } from 'src/store/createStore'

/** Answers the form of the page until React comes: tells the store what the person does. Where the sign-in stands then, the page shows once the chunk is there that every submit needs (decision 0110). */
export function answerForm(store: AppStore, page: Handover): void {
  let following: Promise<void> | undefined
  const follow = async (): Promise<void> => {
    const { followLogin } = await import(/* webpackChunkName: "steps" */ 'src/boot/followLogin')
    followLogin(store, page)
  }
  page.onEdit = () => {
    const username = page.typed()
    // Another name than the pending one cancels the lookup.
    if (username !== selectLogin(store.getState()).username)
      store.dispatch(loginActions.usernameEdited(username))
  }
  page.onSend = () => {
    const username = page.typed()
    const password = document.querySelector<HTMLInputElement>('#root #password')
    if (password) {
      store.dispatch(loginActions.passwordSubmitted({ username, password: password.value }))
      return
    }
    page.act('lookingUp')
    page.onEdit()
    store.dispatch(loginActions.usernameSubmitted(username))
    // If it does not load, the submit fails, and React says so.
    following ??= follow().catch(() => undefined)
  }
  if (page.sent) page.onSend()
}
