import '@testing-library/jest-dom'
import { keepFields } from 'src/boot/keepMarkup'

const input = (value = '') => {
  document.body.innerHTML = `<input id="username" value="${value}"><input id="other">`
  return document.querySelector<HTMLInputElement>('#username')!
}

test('the text, caret and focus are moved to the field that replaces the old one', () => {
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

test('an untouched field does not change the text of the new one', () => {
  const restore = keepFields((input(), document.body))
  const now = input('joe')
  restore()
  expect(now.value).toBe('joe')
  expect(now).not.toHaveFocus()
})

test('a field that stays is not changed', () => {
  const field = input()
  const restore = keepFields(document.body)
  document.querySelector<HTMLInputElement>('#other')!.focus()
  restore()
  expect(field).not.toHaveFocus()
})
