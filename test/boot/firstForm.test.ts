import '@testing-library/jest-dom'
import { drawn, field, root, shown, standing } from 'test/boot/builtPage'
import { ANY_PROOF } from 'test/support/anyProof'
import { sample } from 'test/support/sample'
import { settled } from 'test/support/settled'
import { EXAMPLES } from 'src/boot/prerender'
import { restoreMarkup } from 'src/boot/keepMarkup'
import type { ProblemCode } from 'src/constants/problems'
import type { LoginState } from 'src/features/signIn/loginSlice'
import { enUS } from 'src/messages/en-US'
import { enUSInitial } from 'src/messages/en-US.initial'

const states = Object.entries(EXAMPLES)
const problems = Object.keys({ ...enUS, ...enUSInitial })
  .filter(key => key.startsWith('problem.') && !key.endsWith('Hint'))
  .map(key => key.slice('problem.'.length) as ProblemCode)
const markup = new Map(states.map(([name, login]) => [name, drawn(login)]))
/** The code that draws a state, before React and with it. */
const DRAWING = ['src/boot', 'src/features/signIn', 'src/components', 'src/messages']
const alert = () => document.querySelector('[role=alert]')

/** Loads the page with the texts of every state. */
async function loaded() {
  const page = standing()
  page.at({ username: '', step: 'username', problem: { code: 'enterUsername' } })
  await settled()
  return page
}

// (sign-in/before-react)
test.each(sample(states, 3, ([name]) => name, DRAWING))(
  'from %s to each other state, the page shows the same as React',
  async (_, from) => {
    const { at, form } = await loaded()
    for (const [name, to] of states) {
      at(from)
      at(to)
      expect(form.shown).toBe(to)
      expect(shown()).toBe(markup.get(name))
    }
  },
)

test.each(sample(problems, 4, code => code, DRAWING))(
  'with %s the page shows the same as the state that React hydrates',
  async code => {
    const { at, form } = await loaded()
    for (const step of ['username', 'password'] as const) {
      const login: LoginState = { username: '', step, problem: { code } }
      at(login)
      expect(shown()).toBe(drawn(form.shown))
      const waiting = step === 'password' ? 'signingIn' : 'lookingUp'
      expect([step, waiting]).toContain(form.shown.step)
    }
  },
)

test.each<[login: LoginState, shown: string]>([
  [{ username: '', step: 'password', problem: { code: 'offline' } }, 'signingIn'],
  [{ username: '', step: 'password', problem: { code: 'serverText', text: 'No.' } }, 'signingIn'],
  [{ username: '', step: 'password', problem: { code: 'sessionLifespan' } }, 'signingIn'],
  [{ username: '', step: 'signingIn', by: 'device' }, 'lookingUp'],
  [{ username: '', step: 'signingIn', proving: ANY_PROOF }, 'signingIn'],
  [{ username: '', step: 'leaving' }, 'lookingUp'],
])('%j is left to React', async (login, step) => {
  const { at, form } = await loaded()
  at(login)
  expect(form.shown.step).toBe(step)
  expect(alert()).toBeNull()
  expect(shown()).toBe(drawn(form.shown))
})

test('a problem waits until its text has loaded', async () => {
  const { at, form } = standing()
  at({ username: '', step: 'username', problem: { code: 'enterUsername' } })
  expect(form.shown.step).toBe('lookingUp')
  await settled()
  expect(alert()).toHaveTextContent('Please enter your username.')
})

test('an entered text stays in its field through the steps, and a problem’s field has the focus', async () => {
  const { at } = await loaded()
  at(EXAMPLES.password)
  expect(field('password')).toHaveFocus()
  field('password').value = 'secret'
  field('username').focus()
  at(EXAMPLES.signingIn)
  expect(field('username')).toHaveFocus()
  at({ username: '', step: 'password', problem: { code: 'wrongCredentials' } })
  expect(field('password')).toHaveFocus()
  expect([field('password').selectionStart, field('password').selectionEnd]).toEqual([0, 6])
})

// (sign-in/back)
test.each(['password', 'idpRedirect'] as const)('Back from %s focuses the username', async step => {
  const { at } = await loaded()
  at(EXAMPLES[step])
  document.querySelector<HTMLElement>('form button')!.focus()
  at({ username: '', step: 'username' })
  expect(field('username')).toHaveFocus()
})

test('a password that Back has removed does not return', async () => {
  const { at } = await loaded()
  at(EXAMPLES.password)
  field('password').value = 'secret'
  at({ username: '', step: 'username' })
  at(EXAMPLES.password)
  expect(field('password')).toHaveValue('')
  expect(field('password')).toHaveFocus()
})

test('the provider and the texts are in the user’s language', async () => {
  const { at } = standing({ 'Sign in': 'Anmeldung', Password: 'Passwort', 'login.signIn': 'Anmelden' })
  at(EXAMPLES.password)
  expect(root().querySelector('[for=password]')).toHaveTextContent('Passwort')
  expect(root().querySelector('form button')).toHaveTextContent('Anmelden')
  at({ username: '', step: 'idpRedirect', redirectUrl: '/x', ownProvider: true, name: 'Okta' })
  await settled()
  expect(root().querySelector('.provider')).toHaveTextContent('Okta')
})

test('after React has taken over, the page is not changed', async () => {
  const { at, page } = await loaded()
  const before = shown()
  page.taken = true
  at(EXAMPLES.password)
  expect(shown()).toBe(before)
})

const strange = () => document.createElement('keeper-lock')
const CHANGES: [what: string, change: () => void][] = [
  [
    'a node after each field',
    () =>
      root()
        .querySelectorAll('input')
        .forEach(each => each.after(strange())),
  ],
  ['nodes at the start of the form', () => root().querySelector('form')!.prepend(strange(), strange())],
  ['a node in the button', () => root().querySelector('button')!.append(strange())],
]

test.each(CHANGES)('%s is removed before React hydrates and restored afterwards', async (_, change) => {
  for (const [name, login] of states) {
    const { at, form } = await loaded()
    at(login)
    change()
    const changed = shown()
    const inputs = [...root().querySelectorAll('input')]
    const putBack = restoreMarkup(form.rendered, form.live)
    expect([name, shown()]).toEqual([name, markup.get(name)])
    putBack?.()
    expect(shown()).toBe(changed)
    expect([...root().querySelectorAll('input')]).toEqual(inputs)
  }
})

test.each(CHANGES)('%s is kept through the steps', async (_, change) => {
  const { at, form } = await loaded()
  change()
  for (const [, login] of states) at(login)
  expect(root().querySelector('keeper-lock')).toBeInTheDocument()
  restoreMarkup(form.rendered, form.live)
  expect(shown()).toBe(drawn(form.shown))
})

test('the texts of a translator are replaced by those of the next step', async () => {
  const { at, form } = await loaded()
  at(EXAMPLES.username)
  for (const text of [root().querySelector('label')!, root().querySelector('form button')!]) {
    const font = Object.assign(document.createElement('font' as string), { textContent: 'Weiter' })
    text.replaceChildren(font)
  }
  at(EXAMPLES.password)
  expect(root().querySelector('form button')).toHaveTextContent('Sign in')
  expect(root().querySelector('label')).toHaveTextContent('Weiter')
  restoreMarkup(form.rendered, form.live)
  expect(shown()).toBe(drawn(EXAMPLES.password))
})

test('a text that a translator has changed is restored before React hydrates', async () => {
  const { form } = await loaded()
  root().querySelector('label')!.firstChild!.nodeValue = 'Benutzername'
  restoreMarkup(form.rendered, form.live)
  expect(shown()).toBe(drawn(form.shown))
})

test('an unchanged page needs no tidying', async () => {
  const { form } = await loaded()
  expect(restoreMarkup(form.rendered, form.live)).toBeUndefined()
})

test('a field that an extension has wrapped in an element keeps its text', async () => {
  const { form } = await loaded()
  const username = field('username')
  username.value = 'jane'
  const box = document.createElement('div')
  username.replaceWith(box)
  box.append(username)
  restoreMarkup(form.rendered, form.live)
  expect(field('username')).toBe(username)
  expect(username).toHaveValue('jane')
  expect(shown()).toBe(drawn(form.shown))
})
