import '@testing-library/jest-dom'
import { keepFields } from 'src/boot/keepFields'

const input = (value = '') => {
  document.body.innerHTML = `<input id="username" value="${value}"><input id="other">`
  return document.querySelector<HTMLInputElement>('#username')!
}

test('what was typed, the caret and the focus go over to the field that takes its place', () => {
  const old = input()
  old.focus()
  const restore = keepFields(document.body)
  old.value = 'jane'
  old.setSelectionRange(1, 2)
  const now = input()
  restore()
  expect(now).toHaveFocus()
  expect([now.value, now.selectionStart, now.selectionEnd]).toEqual(['jane', 1, 2])
})

test('a field that nobody has touched leaves the new one its own text', () => {
  const restore = keepFields((input(), document.body))
  const now = input('joe')
  restore()
  expect(now.value).toBe('joe')
  expect(now).not.toHaveFocus()
})

test('nothing happens to a field that stayed', () => {
  const field = input()
  const restore = keepFields(document.body)
  document.querySelector<HTMLInputElement>('#other')!.focus()
  restore()
  expect(field).not.toHaveFocus()
})
