import { fireEvent, screen } from '@testing-library/react'
import { asciiMask, digitsMask, lengthMask, type Mask, offlineMask } from 'src/components/codes/codeMask'
import { CodeForm } from 'src/features/mfa/CodeForm'
import { renderThemed } from 'test/support/renderScreen'
import { beginComposition, compose, END_ORDERS, type EndOrder, endComposition } from 'test/support/composing'
import { setupUser } from 'test/support/setupUser'

function show(mask: Mask, more: { length?: number; oneTime?: boolean } = {}) {
  const sent: string[] = []
  const onEdit = jest.fn()
  renderThemed(
    <CodeForm
      id="code"
      label="Code"
      button="Go"
      mask={mask}
      {...more}
      busy={false}
      problem={undefined}
      limit={undefined}
      onEdit={onEdit}
      onSubmit={code => sent.push(code)}
    />,
  )
  return { sent, onEdit, field: screen.getByLabelText<HTMLInputElement>('Code'), user: setupUser() }
}

const composed: [field: string, mask: Mask, steps: string[], value: string][] = [
  ['a code of any length', digitsMask, ['８', '８６', '８６６', '８６６３５０'], '866350'],
  ['a code of six digits', lengthMask(6), ['８', '８６', '８６６３５０'], '866350'],
  ['Arabic digits', digitsMask, ['٠', '٠١', '٠١٢'], '012'],
  ['letters and digits', digitsMask, ['あ', 'あ１', 'あ１２'], '12'],
  ['too many digits', lengthMask(4), ['１２３', '１２３４５'], '1234'],
  ['the offline code', offlineMask, ['１２３４', '１２３４５', '１２３４５６７８'], '1234-5678'],
  ['a recovery code', asciiMask, ['７ｋｑ４', '７ｋｑ４－ｍ２ｘｗ'], '7kq4-m2xw'],
]

// (forms/composition)
describe.each(END_ORDERS)('%s', order => {
  test.each(composed)(
    '%s keeps an IME composition unchanged and converts it to ASCII at its end',
    (_field, mask, steps, value) => {
      const { field } = show(mask)
      expect(compose(field, steps, order)).toEqual(steps)
      expect(field).toHaveValue(value)
    },
  )

  test('digits that are composed one at a time become ASCII', () => {
    const { field } = show(digitsMask)
    for (const digit of ['１', '２', '３']) compose(field, [digit], order)
    expect(field).toHaveValue('123')
  })
})

test.each<EndOrder>(['compositionend first', 'input again'])(
  '%s reports the end of a composition once',
  order => {
    const { field, onEdit } = show(digitsMask)
    beginComposition(field, ['１２'])
    onEdit.mockClear()
    endComposition(field, '１２', order)
    expect(onEdit).toHaveBeenCalledTimes(1)
  },
)

test('WebKit’s deletion of the composed text belongs to the composition', () => {
  const { field } = show(offlineMask)
  beginComposition(field, ['１２３４５'])
  fireEvent.input(field, { target: { value: '' }, isComposing: false, inputType: 'deleteCompositionText' })
  fireEvent.input(field, { target: { value: '１２３４５' }, isComposing: false })
  expect(field).toHaveValue('１２３４５')
  fireEvent.compositionEnd(field, { data: '１２３４５' })
  expect(field).toHaveValue('1234-5')
})

test('a code that is submitted during a composition is sent in ASCII', () => {
  const { field, sent } = show(digitsMask)
  beginComposition(field, ['８６６３５０'])
  fireEvent.submit(field)
  expect([field.value, sent]).toEqual(['８６６３５０', ['866350']])
})

// (forms/code-in-message)
describe('a pasted message', () => {
  const HARBOR = '738314 is your Harbor code. Do not share it.\n\n@127.0.0.1 #738314'

  test.each([
    ['a code of any length', digitsMask, undefined, HARBOR],
    ['a code of six digits', lengthMask(6), 6, HARBOR],
    ['a code of six digits, which is the whole message', lengthMask(6), 6, ' 738-314'],
  ])('fills in %s, replacing the earlier input', async (_field, mask, length, message) => {
    const { field, user } = show(mask, length === undefined ? {} : { length })
    await user.type(field, '99')
    await user.paste(message)
    expect(field).toHaveValue('738314')
    expect(screen.getByRole('button', { name: 'Go' })).toBeEnabled()
  })

  test('fills in the offline code with its dash', async () => {
    const { field, user } = show(offlineMask)
    await user.click(field)
    await user.paste('Your offline code is 12345678.')
    expect(field).toHaveValue('1234-5678')
  })

  test('may be dropped onto the field', () => {
    const { field } = show(digitsMask)
    fireEvent.drop(field, { dataTransfer: { getData: () => HARBOR } })
    expect(field).toHaveValue('738314')
    expect(field).toHaveFocus()
  })

  test.each(['123-456', ' 123456 ', '123\u200b456'])('%j is part of a longer code', async text => {
    const { field, user } = show(lengthMask(8), { length: 8 })
    await user.type(field, '0')
    await user.paste(text)
    expect(field).toHaveValue('0123456')
  })

  test('without a code leaves the field unchanged and shows a hint until the next edit', async () => {
    const { field, user, onEdit } = show(digitsMask)
    await user.type(field, '12')
    onEdit.mockClear()
    await user.paste('Hello there')
    expect(field).toHaveValue('12')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(field).toHaveAccessibleDescription('No code was found in the pasted text. Please type the code.')
    expect(field).toBeInvalid()
    expect(onEdit).not.toHaveBeenCalled()
    await user.type(field, '3')
    expect(field).toBeValid()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('is inserted unchanged if codes may contain letters', async () => {
    const { field, user } = show(asciiMask, { oneTime: false })
    await user.click(field)
    await user.paste('7KQ4-m2xw')
    expect(field).toHaveValue('7KQ4-m2xw')
  })
})
