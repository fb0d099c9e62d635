import { formMarkup } from 'scripts/build/stepMarkup'
import { prerender } from 'src/boot/prerender'

const { forms } = prerender('Harbor')
const { root, template, more } = formMarkup(forms)

test('the browser cannot submit the form before the script runs', () => {
  expect(root).toMatch(/<button type="submit"[^>]* disabled/)
  expect(template).not.toContain('disabled')
})

test('a password field that is added later is not focused by its markup, and its button has its own text', () => {
  expect(template).toMatch(/<input id="password"/)
  expect(template).not.toMatch(/<input id="password"[^>]*autofocus/)
  expect(template).toContain('>login.signIn</span></button>')
})

test('the states that load later contain no text of a problem or a provider', () => {
  const texts = JSON.stringify(more).match(/\{\w+\}/g)
  expect(new Set(texts)).toEqual(new Set(['{problem}', '{hint}', '{continue}', '{provider}']))
  expect(JSON.stringify(more)).not.toContain('Please')
})

test('a page without a card or a button is rejected', () => {
  const lost = (html: string) => formMarkup({ ...forms, password: html })
  expect(() => lost('<form></form>')).toThrow('has lost')
  expect(() => lost('<main></main>')).toThrow('has lost')
})
