import { fillField, focusField, holderOf, submitField, textOf } from 'src/services/browser/field/fillField'

const events: string[] = []

beforeEach(() => {
  events.length = 0
  document.body.innerHTML = '<main><form><input id="name" value="ada"></form></main><p id="other"></p>'
  document.addEventListener('input', ({ target }) => events.push(`input ${(target as Element).id}`), {
    once: true,
  })
  document.querySelector('form')?.addEventListener('submit', event => {
    event.preventDefault()
    events.push('submit')
  })
})

test('a text comes in as if it was typed, and its form is sent as by Enter', () => {
  fillField('name', 'bea')
  expect(textOf('name')).toBe('bea')
  submitField('name')
  expect(events).toEqual(['input name', 'submit'])
})

test('the text that is there already is not typed again', () => {
  fillField('name', 'ada')
  expect(events).toEqual([])
})

test('a field is focused, and what holds its form is known', () => {
  focusField('name')
  expect(document.activeElement?.id).toBe('name')
  expect(holderOf('name')?.tagName).toBe('MAIN')
})

test.each(['none', 'other'])('where %s is no field, nothing happens', id => {
  fillField(id, 'bea')
  focusField(id)
  submitField(id)
  expect([textOf(id), holderOf(id), events]).toEqual(['', null, []])
})
