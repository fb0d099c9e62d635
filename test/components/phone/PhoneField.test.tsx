import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { PhoneField } from 'src/components/phone/PhoneField'
import { compose, END_ORDERS } from 'test/support/composing'
import { computedStyle } from 'test/support/inlineStyle'
import { renderThemed } from 'test/support/renderScreen'
import { setupUser } from 'test/support/setupUser'

afterEach(() => jest.restoreAllMocks())

function Form({ told, initial = '' }: { told: string[]; initial?: string }) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    told.push(next)
    setValue(next)
  }
  return <PhoneField id="phone" name="phone" label="Mobile number" value={value} onChange={change} />
}

function show(initial?: string) {
  const told: string[] = []
  renderThemed(<Form told={told} {...(initial !== undefined && { initial })} />)
  return {
    told,
    user: setupUser(),
    field: screen.getByLabelText<HTMLInputElement>('Mobile number'),
    picker: screen.getByRole('button', { name: /^Country/ }),
  }
}

test('the field starts empty, with the United States selected', () => {
  const { field, picker } = show()
  expect(field).toHaveValue('')
  expect(picker).toHaveAccessibleName('Country: United States, +1')
})

test('typing reports plus and digits and shows the country’s format', async () => {
  const { user, field, told } = show()
  await user.type(field, '2025550123')
  expect(field).toHaveValue('+1 202 555 0123')
  expect(told.at(-1)).toBe('+12025550123')
})

// (calls/error-goes)
test.each(['0', '+', '01'])('%j is reported as an edit even if it is not a number yet', async keys => {
  const { user, field, told } = show()
  await user.type(field, keys)
  expect(told).toEqual(Array.from(keys, () => ''))
})

test('a digit typed in the middle leaves the caret after it', async () => {
  const { user, field } = show('+1202555012')
  await user.type(field, '9', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  expect(field).toHaveValue('+1 290 255 5012')
  expect(field.selectionStart).toBe(5)
})

test.each([
  ['+4915112345678', '+4915112345678', '+49 1511 2345678'],
  ['004915112345678', '+4915112345678', '+49 1511 2345678'],
  ['0114915112345678', '+4915112345678', '+49 1511 2345678'],
  ['1 202 555 0123', '+12025550123', '+1 202 555 0123'],
  ['+35057123456', '+35057123456', '+350 57123456'],
])('%s can be typed key by key', async (keys, value, shown) => {
  const { user, field, told } = show()
  await user.type(field, keys)
  expect(field).toHaveValue(shown)
  expect(told.at(-1)).toBe(value)
})

test('an international number selects its country', async () => {
  const { user, field, picker } = show()
  await user.type(field, '0049151')
  expect(field).toHaveValue('+49 151')
  expect(picker).toHaveAccessibleName('Country: Germany, +49')
})

test.each(['[Enter]', '[Space]', '[ArrowDown]', '[ArrowUp]'])(
  '%s opens the list, and Escape returns the focus',
  async key => {
    const { user, picker } = show()
    picker.focus()
    await user.keyboard(key)
    expect(screen.getByRole('listbox', { name: 'Countries' })).toHaveFocus()
    await user.keyboard('[Escape]')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(picker).toHaveFocus()
  },
)

test('the preferred countries are listed first', async () => {
  const { user, picker } = show()
  await user.click(picker)
  const first = screen.getAllByRole('option').slice(0, 5)
  expect(first.map(option => option.textContent)).toEqual([
    'United States+1',
    'Russia+7',
    'United Kingdom+44',
    'Australia+61',
    'Afghanistan+93',
  ])
})

test('typing letters selects a country, and the field is focused next', async () => {
  // The two keys may be far apart on a slow machine.
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000)
  const { user, field, picker, told } = show()
  await user.type(field, '01512 345')
  picker.focus()
  await user.keyboard('[Space]germ[Enter]')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('+49 1512 345')
  expect(told.at(-1)).toBe('+491512345')
})

test('a click selects a country, and a second click on the flag closes the list', async () => {
  const { user, picker } = show()
  await user.click(picker)
  await user.click(screen.getByRole('option', { name: /Germany/ }))
  expect(picker).toHaveAccessibleName('Country: Germany, +49')
  await user.click(picker)
  await user.click(picker)
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('a click outside the open list only closes it', async () => {
  const { user, picker, field } = show()
  await user.click(picker)
  const pressed = screen.getByRole('listbox').previousElementSibling as HTMLElement
  expect(computedStyle(pressed)).toMatchObject({ position: 'fixed', inset: '0' })
  await user.click(pressed)
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(field).not.toHaveFocus()
})

// WebKitGTK reports no other key name for Shift+Tab.
test('Shift+Tab leaves the list in a browser that reports the key only by its code', async () => {
  const { user, picker } = show()
  await user.click(picker)
  const key = { key: 'Unidentified', code: 'Tab', shiftKey: true }
  expect(fireEvent.keyDown(screen.getByRole('listbox'), key)).toBe(true)
})

test('moving the focus out of the list closes it', async () => {
  const { user, picker } = show()
  await user.click(picker)
  await user.tab()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test.each(['[Enter]', '[Escape]'])('%s keeps the focus in the field', async key => {
  const { user, field } = show()
  await user.type(field, '202')
  await user.keyboard(key)
  expect(field).toHaveFocus()
})

test('a number that a script sets is reported and shown in its country’s format', () => {
  const { field, told } = show('+4915')
  field.value = '+12025550123'
  fireEvent(field, new Event('input', { bubbles: true }))
  expect(told).toEqual(['+12025550123'])
  expect(field).toHaveValue('+1 202 555 0123')
})

// (forms/composition)
describe.each(END_ORDERS)('%s', order => {
  const composed: [initial: string, steps: string[], shown: string, value: string][] = [
    ['', ['２', '２０', '２０２５５５０１４４'], '+1 202 555 0144', '+12025550144'],
    ['+1202', ['５', '５５５０１４４'], '+1 202 555 0144', '+12025550144'],
    ['', ['＋４９', '＋４９１５１'], '+49 151', '+49151'],
  ]
  test.each(composed)('after %j, %j is kept and reported at its end', (initial, steps, shown, value) => {
    const { field, told } = show(initial)
    const before = field.value
    expect(compose(field, steps, order)).toEqual(steps.map(text => before + text))
    expect(field).toHaveValue(shown)
    expect(told).toEqual([value])
  })
})

// (password-reset/number)
test('a pasted number loses its extension', async () => {
  const { user, field, told } = show()
  await user.click(field)
  await user.paste('+1 (202) 555-0144 x123')
  expect(field).toHaveValue('+1 202 555 0144')
  expect(told).toEqual(['+12025550144'])
})
