import '@testing-library/jest-dom'
import { builtPage, drawn, field, shown } from 'test/boot/builtPage'
import { showStep } from 'src/boot/showStep'
import type { ShownStep } from 'src/services/http/handover'

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
  expect(shown()).toBe(drawn(steps.at(-1)!))
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
