import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from 'src/app/App'
import { keepFields } from 'src/boot/keepFields'
import type { FrameParts } from 'src/features/company/CompanyFrame'
import { loginActions, type LoginState } from 'src/features/signIn/loginSlice'
import { language, loadMessages } from 'src/messages/catalogue'
import { config } from 'src/services/config'
import { type Handover, handover } from 'src/services/http/handover'
import type { AppState } from 'src/features/rootReducer'
import { cleanName } from 'src/services/storage/username/cleanName'
import type { createStore } from 'src/store/createStore'

type Store = ReturnType<typeof createStore>

/** Renders the app: hydrates the prerendered step where this person gets it, else renders from scratch. */
export function draw(root: HTMLElement, { store, adopt, initial }: Store, parts?: FrameParts): void {
  const field = root.querySelector('input')
  const restore = keepFields(root)
  const focused = document.activeElement
  const page = handover()
  const onDrawn = () => {
    settled()
    if (page) page.onSend = page.onEdit = () => undefined
    // The form has given it to the field of a problem, as if that were new.
    if (page?.said && focused instanceof HTMLElement) focused.focus()
    const typed = field && cleanName(field.value)
    if (typed && typed !== store.getState().login.username) store.dispatch(loginActions.usernameEdited(typed))
  }
  const { productName, forgotPassword } = config()
  const app = () => (
    <Provider store={store} serverState={rendered(initial, page, field?.defaultValue)}>
      <App productName={productName} parts={parts} forgotPassword={forgotPassword} adopt={adopt} />
      <Drawn restore={restore} onDrawn={onDrawn} />
    </Provider>
  )
  if (field && page && !page.hidden && page.language === language()) {
    replaceWords(hydrateRoot(root, app()), app)
    return
  }
  root.textContent = ''
  settled()
  // At once, so that nothing empty is painted in between.
  const drawn = createRoot(root)
  flushSync(() => drawn.render(app()))
  replaceWords(drawn, app)
}

/** Under `npm run dev`: texts that were saved are said at once. */
function replaceWords(drawn: Root, app: () => ReactNode): void {
  if (process.env.NODE_ENV === 'production') return
  window.foyerHotWords = () => void loadMessages().then(() => drawn.render(app()))
}

/** The app is on the page: removes the placeholder. */
function settled(): void {
  for (const aside of document.querySelectorAll('#trouble, .before-script')) aside.remove()
  delete document.documentElement.dataset.early
  document.querySelector(':not([data-busy]) + * + [data-slow]')?.removeAttribute('data-slow')
}

/** The state of the page: the first one, at the step that the page shows, with the username that was filled in. */
const rendered = (initial: AppState, page: Handover | undefined, username = ''): AppState => ({
  ...initial,
  login: { username, step: page?.shown ?? 'username', problem: page?.said, ...page?.provider } as LoginState,
})

interface DrawnProps {
  restore: () => void
  onDrawn: () => void
}

/** Restores the caret before the paint, and reports once the state is current. */
function Drawn({ restore, onDrawn }: DrawnProps) {
  useLayoutEffect(restore, [restore])
  useEffect(onDrawn, [onDrawn])
  return null
}
