import { createMemoryHistory } from 'history'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { App } from 'src/app/App'
import { takeForm } from 'src/boot/inline/takeForm'
import { earlyCalls } from 'src/boot/inline/earlyCalls'
import { putWords } from 'src/boot/inline/firstWords'
import { prerender } from 'src/boot/prerender'
import { showStep } from 'src/boot/showStep'
import type { Handover, ShownStep } from 'src/services/http/handover'
import { stepMarkup } from 'scripts/build/stepMarkup'
import { buildStore } from 'src/store/createStore'

// React-Redux compares a state with itself, and the screen's own comparison (isShown) says nothing of that.
console.warn = () => undefined

const { html, password } = prerender('Harbor')
const built = stepMarkup(html, password)

/** The page as it was built, with the script that takes its form. */
function builtPage(words: Record<string, string> = {}): Handover {
  document.body.innerHTML = `<div id="root">${built.root}</div>${built.template}`
  putWords(document.body, words)
  const page = {
    shown: 'username',
    sent: false,
    say: under => putWords(under, words),
  } as Partial<Handover> as Handover
  takeForm(page, document.querySelector('input'), words, earlyCalls(true))
  return page
}

const root = () => document.querySelector('#root')!
const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)!

/** What React draws of a step. */
function drawn(step: ShownStep): Element {
  const { store, adopt } = buildStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
  const state = { ...store.getState(), login: { username: '', step } }
  const html = renderToString(
    <Provider store={{ ...store, getState: () => state }}>
      <App productName="Harbor" adopt={adopt} />
      {null}
    </Provider>,
  )
  const page = document.createElement('div')
  page.innerHTML = html
  // The browser's own, at the first step alone.
  page.querySelector('#password')?.removeAttribute('autofocus')
  return page
}

/** Markup with the attributes of each element in one order. */
function ordered(page: Element): string {
  for (const element of page.querySelectorAll('*')) {
    const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1))
    for (const { name } of attributes) element.removeAttribute(name)
    for (const { name, value } of attributes) element.setAttribute(name, value)
  }
  return page.innerHTML
}

// (sign-in/before-react)
test.each<ShownStep[]>([
  ['lookingUp'],
  ['lookingUp', 'username'],
  ['lookingUp', 'password'],
  ['lookingUp', 'password', 'signingIn'],
  ['lookingUp', 'password', 'signingIn', 'password'],
  ['lookingUp', 'password', 'username'],
])('the page shows what React would draw: %s %s %s %s', (...steps) => {
  const page = builtPage()
  for (const step of steps) showStep(page, step)
  const links = root().querySelector('[data-slow]')
  // The sentence after six seconds; React knows nothing of it.
  links?.removeAttribute('data-slow')
  expect(ordered(root())).toBe(ordered(drawn(steps.at(-1)!)))
  expect(page.shown).toBe(steps.at(-1))
})

test('the field of the password has the focus once, and keeps its text through a call', () => {
  const page = builtPage()
  showStep(page, 'password')
  expect(field('password')).toHaveFocus()
  field('password').value = 'secret'
  field('username').focus()
  showStep(page, 'signingIn')
  expect([field('username').readOnly, field('password').readOnly]).toEqual([true, true])
  showStep(page, 'password')
  expect(field('username')).toHaveFocus()
  expect(field('password')).toHaveValue('secret')
  expect([field('username').readOnly, field('password').readOnly]).toEqual([false, false])
})

test('the words are the person’s', () => {
  const words = {
    'Sign in': 'Anmeldung',
    Password: 'Passwort',
    Next: 'Weiter',
    'Please wait': 'Bitte warten',
    'login.signIn': 'Anmelden',
    'This is taking longer than usual. You need not send it again.': 'Das dauert.',
  }
  const page = builtPage(words)
  const button = document.querySelector('#root form button')!
  showStep(page, 'password')
  expect(document.querySelector('[for=password]')).toHaveTextContent('Passwort')
  expect(button).toHaveTextContent('Anmelden')
  showStep(page, 'signingIn')
  expect(button).toHaveTextContent('Bitte warten')
  expect(button.nextElementSibling).toHaveTextContent('Bitte warten')
  expect(document.querySelector('[data-slow="Das dauert."]')).toBeInTheDocument()
  showStep(page, 'username')
  expect(button).toHaveTextContent('Weiter')
})

test('a language whose heading and button say the same has the word once', () => {
  const page = builtPage({ 'Sign in': 'Anmelden' })
  showStep(page, 'password')
  expect(document.querySelector('#root form button')).toHaveTextContent('Anmelden')
})
