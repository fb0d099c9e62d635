import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useFirstField } from 'src/components/fields/useFirstField'
import { Step } from 'src/components/layout/step/Step'
import { renderThemed } from 'test/support/renderScreen'
import { TextField, type TextFieldProps } from 'src/components/fields/TextField'

const show = (props: Partial<TextFieldProps>) =>
  renderThemed(
    <>
      <p id="rules">Nine characters.</p>
      <p id="problem">Too short.</p>
      <TextField id="field" label="Password" {...props} />
    </>,
  )
const field = () => screen.getByLabelText('Password')

test.each<[rule: string, props: Partial<TextFieldProps>, description: string, invalid: string | null]>([
  ['a plain field has no description', {}, '', null],
  ['a hint is the description', { 'aria-describedby': 'rules' }, 'Nine characters.', null],
  ['a problem is the description', { problemId: 'problem' }, 'Too short.', 'true'],
  [
    'a problem replaces the hint in the description',
    { problemId: 'problem', 'aria-describedby': 'rules' },
    'Too short.',
    'true',
  ],
])('%s', (_rule, props, description, invalid) => {
  show(props)
  expect(field()).toHaveAccessibleDescription(description)
  expect(field().getAttribute('aria-invalid')).toBe(invalid)
})

function Form({ fields }: { fields: { id: string; value?: string; readOnly?: boolean }[] }) {
  const form = useFirstField()
  return (
    <form ref={form}>
      {fields.map(({ id, value, readOnly }) => (
        <input
          key={id}
          id={id}
          aria-label={id}
          defaultValue={value}
          readOnly={readOnly}
          aria-describedby="rules"
        />
      ))}
      <p id="rules">Nine characters.</p>
    </form>
  )
}
const step = (form: ReactNode) => (
  <Step heading="Enter it" text="You have it.">
    <button type="button">Other</button>
    {form}
  </Step>
)

// (accessibility/focus-moves)
test.each([
  ['the first field', [{ id: 'one' }, { id: 'two' }], 'one'],
  ['the first empty field', [{ id: 'one', value: 'x' }, { id: 'two' }], 'two'],
  ['the first field if all are filled in', [{ id: 'one', value: 'x' }], 'one'],
  ['the first editable field', [{ id: 'one', readOnly: true }, { id: 'two' }], 'two'],
])('the focus moves to %s, described by heading and text', (_rule, fields, focused) => {
  renderThemed(step(<Form fields={fields} />))
  const field = screen.getByRole('textbox', { name: focused })
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription('Enter it You have it. Nine characters.')
})

test('on a step without a text, only the heading describes the field', () => {
  renderThemed(
    <Step heading="Enter it">
      <Form fields={[{ id: 'one' }]} />
    </Step>,
  )
  expect(screen.getByRole('textbox')).toHaveAttribute('aria-describedby', 'step-heading rules')
})

test('on a form without a field, the heading keeps the focus', () => {
  renderThemed(step(<Form fields={[]} />))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a form that renders late takes the focus only from the heading', () => {
  const { rerender } = renderThemed(step(null))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  rerender(step(<Form key="first" fields={[{ id: 'one' }]} />))
  expect(screen.getByRole('textbox')).toHaveFocus()
  screen.getByRole('button').focus()
  rerender(step(<Form key="second" fields={[{ id: 'two' }]} />))
  expect(screen.getByRole('button')).toHaveFocus()
})

// (product/one-order)
test('the heading is scrolled into view with the field if there is room for both', () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  renderThemed(step(<Form fields={[{ id: 'one' }]} />))
  const both = [screen.getByRole('heading', { level: 1 }), screen.getByRole('textbox')]
  expect(scrolled.mock.contexts).toEqual(both)
  scrolled.mockRestore()
})
