import { formMarkup } from 'scripts/build/stepMarkup'
import { prerender } from 'src/boot/prerender'

const { forms } = prerender('Harbor')
const { root, template, more } = formMarkup(forms)

test('the browser cannot send the form before the script', () => {
  expect(root).toMatch(/<button type="submit"[^>]* disabled/)
  expect(template).not.toContain('disabled')
})

test('a password that comes later takes no focus, and its button has a word of its own', () => {
  expect(template).toMatch(/<input id="password"/)
  expect(template).not.toMatch(/<input id="password"[^>]*autofocus/)
  expect(template).toContain('>login.signIn</span></button>')
})

test('no sentence of a problem or a provider is in what loads later', () => {
  const texts = JSON.stringify(more).match(/\{\w+\}/g)
  expect(new Set(texts)).toEqual(new Set(['{problem}', '{hint}', '{continue}', '{provider}']))
  expect(JSON.stringify(more)).not.toContain('Please')
})

test('a page without a card or a button is not a page', () => {
  const lost = (html: string) => formMarkup({ ...forms, password: html })
  expect(() => lost('<form></form>')).toThrow('has lost')
  expect(() => lost('<main></main>')).toThrow('has lost')
})
