import { createMemoryHistory } from 'history'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { App } from 'src/app/App'
import { earlyCalls } from 'src/boot/inline/earlyCalls'
import { putWords } from 'src/boot/inline/firstWords'
import { takeForm } from 'src/boot/inline/takeForm'
import { prerender } from 'src/boot/prerender'
import type { Problem } from 'src/constants/problems'
import type { LoginState } from 'src/features/signIn/loginSlice'
import type { Handover, ShownStep } from 'src/services/http/handover'
import { buildStore } from 'src/store/createStore'
import { stepMarkup } from 'scripts/build/stepMarkup'

// React-Redux compares a state with itself, and the screen's own comparison (isShown) says nothing of that.
console.warn = () => undefined

const { html, password } = prerender('Harbor')
const built = stepMarkup(html, password)

export const root = () => document.querySelector('#root')!
export const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)!

/** The page as it was built, with the script that takes its form. */
export function builtPage(words: Record<string, string> = {}): Handover {
  document.body.innerHTML = `<div id="root">${built.root}</div>${built.template}`
  putWords(document.body, words)
  const page = {
    language: 'en-US',
    shown: 'username',
    sent: false,
    say: under => putWords(under, words),
  } as Partial<Handover> as Handover
  takeForm(page, document.querySelector('input'), words, earlyCalls(true))
  return page
}

/** What React draws of a step, with its attributes in order. */
export function drawn(step: ShownStep, problem?: Problem, provider?: Handover['provider']): string {
  const { store, adopt } = buildStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
  const state = { ...store.getState(), login: { username: '', step, problem, ...provider } as LoginState }
  const page = document.createElement('div')
  page.innerHTML = renderToString(
    <Provider store={{ ...store, getState: () => state }}>
      <App productName="Harbor" adopt={adopt} />
      {null}
    </Provider>,
  )
  // The browser's own, at the first step alone.
  page.querySelector('#password')?.removeAttribute('autofocus')
  return ordered(page)
}

/** What the page shows, with its attributes in order. */
export function shown(): string {
  // The sentence after six seconds; React knows nothing of it.
  root().querySelector('[data-slow]')?.removeAttribute('data-slow')
  return ordered(root())
}

function ordered(page: Element): string {
  for (const element of page.querySelectorAll('*')) {
    const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1))
    for (const { name } of attributes) element.removeAttribute(name)
    for (const { name, value } of attributes) element.setAttribute(name, value)
  }
  return page.innerHTML
}
