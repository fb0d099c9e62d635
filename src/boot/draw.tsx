import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from 'src/app/App'
import { SCREEN_JOURNEYS } from 'src/app/journeys/screenJourneys'
import type { FirstForm } from 'src/boot/firstForm'
import { keepFields, keepMarkup } from 'src/boot/keepMarkup'
import type { FrameParts } from 'src/features/company/CompanyFrame'
import { loginActions } from 'src/features/signIn/loginSlice'
import { language, loadMessages } from 'src/messages/catalogue'
import { config } from 'src/services/config'
import { handover } from 'src/services/http/handover'
import { HYDRATION } from 'src/services/http/reportEntry'
import type { AppState } from 'src/features/rootReducer'
import { cleanName } from 'src/services/cleanUsername'
import type { createStore } from 'src/store/createStore'

type Store = ReturnType<typeof createStore>

/** Renders the app: hydrates the prerendered step if this person gets it, otherwise renders from scratch. */
export function draw(
  root: HTMLElement,
  { store, adopt, initial }: Store,
  parts?: FrameParts,
  form?: FirstForm,
): void {
  for (const journey of SCREEN_JOURNEYS) adopt(journey)
  const field = root.querySelector<HTMLInputElement>('#username')
  const restoreFields = keepFields(root)
  const focused = document.activeElement
  const page = handover()
  const isSame = field && form && page && !page.hidden && page.language === language()
  const markup = isSame ? keepMarkup(root, form) : undefined
  const restore = () => {
    restoreFields()
    markup?.release()
  }
  const onDrawn = () => {
    settled()
    if (page) page.onSend = page.onEdit = () => undefined
    // The form has given it to the field of a problem, as if that were new.
    if (form && 'problem' in form.shown && focused instanceof HTMLElement) focused.focus()
    const typed = field && cleanName(field.value)
    if (typed && typed !== store.getState().login.username) store.dispatch(loginActions.usernameEdited(typed))
  }
  const { productName, forgotPassword } = config()
  const app = () => (
    <Provider store={store} serverState={rendered(initial, form, field?.defaultValue)}>
      <App productName={productName} parts={parts} forgotPassword={forgotPassword} adopt={adopt} />
      <Drawn restore={restore} onDrawn={onDrawn} />
    </Provider>
  )
  if (markup) {
    const element = app()
    const hydrate = () => hydrateRoot(root, element, { onRecoverableError, onUncaughtError })
    // In one task if the page was changed, so that an extension that restores its nodes at once finds the rendered ones in place.
    const react = markup.restore() ? flushSync(hydrate) : hydrate()
    // Rendering the same element again completes the pending hydration.
    markup.watch(() => flushSync(() => react.render(element)))
    replaceWords(react, app)
    return
  }
  root.textContent = ''
  settled()
  // Synchronously, so that no empty page is painted in between.
  const reactRoot = createRoot(root)
  flushSync(() => reactRoot.render(app()))
  replaceWords(reactRoot, app)
}

/** Applies texts as soon as they are saved, under `npm run dev`. */
function replaceWords(reactRoot: Root, app: () => ReactNode): void {
  if (process.env.NODE_ENV === 'production') return
  window.foyerHotWords = () => void loadMessages().then(() => reactRoot.render(app()))
}

/** The app is on the page: removes the placeholder. */
function settled(): void {
  for (const aside of document.querySelectorAll('#trouble, .before-script')) aside.remove()
  delete document.documentElement.dataset.early
  document.querySelector(':not([data-busy]) + * + [data-slow]')?.removeAttribute('data-slow')
}

/** The state of the page: the first one, at the step that the page shows, with the username that was filled in. */
const rendered = (initial: AppState, form: FirstForm | undefined, username = ''): AppState => ({
  ...initial,
  login: { ...(form?.shown ?? { step: 'username' }), username },
})

/** Reports that React has rendered the page again because the markup differed; the user does not notice. */
const onRecoverableError = (error: unknown): void => handover()?.report?.(HYDRATION, error)

/** The app cannot run: the inline script shows the failure page (calls/screen-fails). */
const onUncaughtError = (error: unknown): void => {
  delete handover()?.taken
  reportError(error)
}

/** Restores the caret before the paint, and reports once the state is current. */
function Drawn({ restore, onDrawn }: { restore: () => void; onDrawn: () => void }) {
  useLayoutEffect(restore, [restore])
  useEffect(onDrawn, [onDrawn])
  return null
}
