import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ThemeProvider } from 'styled-components'
import { useFirstField } from 'src/components/fields/useFirstField'
import { Step } from 'src/components/layout/step/Step'
import { theme } from 'src/styles/theme'

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
const show = (form: ReactNode) => (
  <ThemeProvider theme={theme}>
    <Step heading="Enter it" text="You have it.">
      <button type="button">Other</button>
      {form}
    </Step>
  </ThemeProvider>
)

// (accessibility/focus-moves)
test.each([
  ['the first field', [{ id: 'one' }, { id: 'two' }], 'one'],
  ['the first empty field', [{ id: 'one', value: 'x' }, { id: 'two' }], 'two'],
  ['the first field if all are filled in', [{ id: 'one', value: 'x' }], 'one'],
  ['the first editable field', [{ id: 'one', readOnly: true }, { id: 'two' }], 'two'],
])('the focus moves to %s, described by heading and text', (_rule, fields, focused) => {
  render(show(<Form fields={fields} />))
  const field = screen.getByRole('textbox', { name: focused })
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription('Enter it You have it. Nine characters.')
})

test('on a step without a text, only the heading describes the field', () => {
  render(
    <ThemeProvider theme={theme}>
      <Step heading="Enter it">
        <Form fields={[{ id: 'one' }]} />
      </Step>
    </ThemeProvider>,
  )
  expect(screen.getByRole('textbox')).toHaveAttribute('aria-describedby', 'step-heading rules')
})

test('on a form without a field, the heading keeps the focus', () => {
  render(show(<Form fields={[]} />))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a form that renders late takes the focus only from the heading', () => {
  const { rerender } = render(show(null))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  rerender(show(<Form key="first" fields={[{ id: 'one' }]} />))
  expect(screen.getByRole('textbox')).toHaveFocus()
  screen.getByRole('button').focus()
  rerender(show(<Form key="second" fields={[{ id: 'two' }]} />))
  expect(screen.getByRole('button')).toHaveFocus()
})

// (product/one-order)
test('the heading is scrolled into view with the field if there is room for both', () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  render(show(<Form fields={[{ id: 'one' }]} />))
  const both = [screen.getByRole('heading', { level: 1 }), screen.getByRole('textbox')]
  expect(scrolled.mock.contexts).toEqual(both)
  scrolled.mockRestore()
})
