import { putWords, SLOW, TITLE, WAIT } from 'src/boot/inline/firstWords'
import { enUSInitial } from 'src/messages/en-US.initial'

test('only an element’s whole text is replaced', () => {
  document.body.innerHTML =
    '<h1>Sign in</h1><p>Sign in twice</p><label>Username</label><input value="Username">'
  putWords(document.body, { 'Sign in': 'Anmelden', Username: 'Benutzername' })
  expect(document.body.textContent).toBe('AnmeldenSign in twiceBenutzername')
  expect(document.querySelector('input')?.value).toBe('Username')
})

test('an empty text changes nothing', () => {
  document.body.innerHTML = '<bdi>Harbor</bdi>'
  putWords(document.body, { Harbor: '' })
  expect(document.body.textContent).toBe('Harbor')
})

test('the page has the same texts as the app', () => {
  expect(TITLE).toBe(enUSInitial['page.title'])
  expect(WAIT).toBe(enUSInitial['action.pleaseWait'])
  expect(SLOW).toBe(enUSInitial['action.slow'])
})
