import { createMemoryHistory } from 'history'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { App } from 'src/app/App'
import { firstForm } from 'src/boot/firstForm'
import { earlyCalls } from 'src/boot/inline/earlyCalls'
import { HEADING, putWords, SIGN_IN } from 'src/boot/inline/firstWords'
import { takeForm } from 'src/boot/inline/takeForm'
import { prerender } from 'src/boot/prerender'
import type { LoginState } from 'src/features/signIn/loginSlice'
import type { Handover } from 'src/services/http/handover'
import { buildStore } from 'src/store/createStore'
import { formMarkup } from 'scripts/build/stepMarkup'

const built = formMarkup(prerender('Harbor').forms)
const network = globalThis.fetch
/** The address of the rendered states, because `dataOf` finds none in these tests. */
const FORMS = 'undefined'
const history = () => createMemoryHistory({ initialEntries: ['/signin/'] })

export const root = () => document.querySelector('#root')!
export const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)!

/** Loads the page as built, with the script that takes over its form. */
export function builtPage(words: Record<string, string> = {}): Handover {
  document.body.innerHTML = `<div id="root">${built.root}</div>${built.template}`
  // The states that the page loads later; every other request uses the network.
  globalThis.fetch = (address, init) =>
    address === FORMS
      ? Promise.resolve({ json: () => Promise.resolve(built.more) } as Response)
      : network(address, init)
  const page = {
    language: 'en-US',
    sent: false,
    makeOwn: under => putWords(under, { [SIGN_IN]: words[HEADING] ?? HEADING, ...words }),
  } as Partial<Handover> as Handover
  page.makeOwn(document.body)
  takeForm(page, document.querySelector('input'), words, earlyCalls(true))
  return page
}

/** Loads the built page with a store whose sign-in has the test's state. */
export function standing(words?: Record<string, string>) {
  const page = builtPage(words)
  const { store } = buildStore(history())
  let login: LoginState = store.getState().login
  let tell = (): void => undefined
  const fake = {
    ...store,
    getState: () => ({ ...store.getState(), login }),
    subscribe: (listener: () => void) => {
      tell = listener
      return () => undefined
    },
  }
  const form = firstForm(fake, page)!
  form.follow()
  const at = (next: LoginState): void => {
    login = next
    tell()
  }
  return { page, form, at }
}

/** Returns React's markup of a sign-in, with sorted attributes. */
export function drawn(login: LoginState): string {
  const { store, adopt } = buildStore(history())
  const state = { ...store.getState(), login: { ...login, username: '' } }
  const page = document.createElement('div')
  page.innerHTML = renderToString(
    <Provider store={{ ...store, getState: () => state }}>
      <App productName="Harbor" adopt={adopt} />
      {null}
    </Provider>,
  )
  // These belong to the browser, and only at the first step.
  page.querySelector('#password')?.removeAttribute('autofocus')
  return ordered(page)
}

/** Returns the page's markup, with sorted attributes. */
export function shown(): string {
  const copy = root().cloneNode(true) as Element
  // The sentence after six seconds, which React does not render.
  copy.querySelector('[data-slow]')?.removeAttribute('data-slow')
  return ordered(copy)
}

function ordered(page: Element): string {
  for (const element of page.querySelectorAll('*')) {
    const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1))
    for (const { name } of attributes) element.removeAttribute(name)
    for (const { name, value } of attributes) element.setAttribute(name, value)
  }
  return page.innerHTML
}
