import { passwordField, showStep } from 'src/boot/showStep'
import { problemOf, shownStep } from 'src/boot/shownStep'
import { selectRoute } from 'src/features/session/selectRoute'
import { selectLogin } from 'src/features/signIn/selectors'
import type { Handover } from 'src/services/http/handover'
import type { AppStore } from 'src/store/createStore'

/** Shows in the page where the sign-in stands, until React takes it over (decision 0110). */
export function followLogin(store: AppStore, page: Handover): void {
  let saying: Promise<void> | undefined
  const show = (): void => {
    if (page.taken) return
    const state = store.getState()
    const login = selectLogin(state)
    showStep(page, shownStep(login, selectRoute(state), page))
    // If it does not load, React says it.
    if (problemOf(login) || login.step === 'idpRedirect') saying ??= say().catch(() => undefined)
  }
  const say = async (): Promise<void> => {
    const { sayMore } = await import('src/boot/say/sayMore')
    await sayMore(store, page)
  }
  // Before the browser may keep the page (security/fields-emptied).
  addEventListener('pagehide', () => {
    const password = passwordField()
    if (password) password.value = ''
  })
  store.subscribe(show)
  show()
}
