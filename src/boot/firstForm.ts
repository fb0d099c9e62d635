import { change, type Live, pair, passwordField } from 'src/boot/renderedPage'
import type { TranslatedForm } from 'src/boot/translatedForms'
import { ROUTES } from 'src/constants/routes'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { asksPassword, type LoginState, selectLogin } from 'src/features/signIn/loginSlice'
import type { Handover } from 'src/services/http/handover'
import type { AppStore } from 'src/store/createStore'

/** The first form until React takes it over (decision 0110). */
export interface FirstForm {
  /** The state that the page shows, with which React hydrates. */
  shown: LoginState
  /** The markup of that state, and its live nodes. */
  rendered: Element
  live: Live
  /** Starts showing the progress of the sign-in. */
  follow: () => void
}

/** Returns the form of the built page; undefined if the page has none. */
export function firstForm(store: AppStore, page: Handover): FirstForm | undefined {
  const root = document.getElementById('root')
  const { content } = document.querySelector<HTMLTemplateElement>('#foyer-forms') ?? {}
  /** Returns the markup of a state, in the person's words. */
  const markupOf = (name: string): Element | undefined => {
    const markup = content?.querySelector(`[data-form=${name}]`)?.cloneNode(true) as Element | undefined
    if (markup) page.makeOwn(markup)
    return markup
  }
  const rendered = markupOf('username')
  if (!root || !rendered) return undefined
  const first = page.sent ? 'lookingUp' : 'username'
  const waits = page.sent && markupOf(first)?.querySelector('main')
  // The inline script has shown it already.
  if (waits) rendered.querySelector('main')?.replaceWith(waits)
  const live: Live = new Map()
  pair(root, rendered, live)
  let worded: ((login: LoginState) => TranslatedForm | undefined) | undefined
  let loading: Promise<void> | undefined
  let unsettle: (() => void) | undefined
  /** Whether the page shows a problem or a provider's name, or waits for these words. */
  let spoke = false

  const load = async (): Promise<void> => {
    const { loadTranslatedForms } = await import('src/boot/translatedForms')
    worded = await loadTranslatedForms(store, page)
    show()
  }
  const show = (): void => {
    const state = store.getState()
    const login = selectLogin(state)
    const here = selectRoute(state) === ROUTES.login
    if (page.taken || (here && login === form.shown)) return
    const speaks = login.step === 'idpRedirect' || ('problem' in login && login.problem)
    // If it does not load, React shows it.
    if (speaks) loading ??= load().catch(() => undefined)
    const more = here && speaks ? worded?.(login) : undefined
    const byDevice = login.step === 'signingIn' && (login.by ?? login.proving)
    const isPlain = here && !speaks && !byDevice
    // The page shows this step already, with the person's own text in its field.
    if (isPlain && !spoke && login.step === form.shown.step) {
      form.shown = login
      return
    }
    spoke = Boolean(speaks)
    const plain = isPlain ? markupOf(login.step) : undefined
    // Only React can show it, or its texts are still loading.
    const waiting = here && asksPassword(login) ? 'signingIn' : 'lookingUp'
    const next = more?.markup ?? plain ?? markupOf(waiting)
    const card = next?.querySelector('main') ?? next
    const main = rendered.querySelector('main')
    if (!main || !card) return
    const passwordInput = passwordField()
    const isBack = login.step === 'username' && (passwordInput ?? form.shown.step === 'idpRedirect')
    change(main, card, live)
    main.replaceWith(card)
    form.shown = (more ?? plain) ? login : { username: login.username, step: waiting }
    unsettle?.()
    if (!passwordInput) passwordField()?.focus()
    // Back may have removed the field with the focus (accessibility/focus-moves).
    if (isBack) document.querySelector<HTMLElement>('#root #username')?.focus()
    unsettle = more?.settle()
  }
  const form: FirstForm = {
    shown: { username: '', step: first },
    rendered,
    live,
    follow: () => {
      // Before the browser may keep the page (security/fields-emptied).
      addEventListener('pagehide', () => {
        const password = passwordField()
        if (password) password.value = ''
      })
      store.subscribe(show)
      show()
    },
  }
  return form
}
