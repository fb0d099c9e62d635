import { fireEvent, render, screen } from '@testing-library/react'
import { useRef, useLayoutEffect, type ReactNode } from 'react'
import { ThemeImage } from 'src/components/layout/ThemeImage'
import { useFocusAfterRemoval } from 'src/components/layout/useFocusAfterRemoval'
import { StepContainer, Step } from 'src/components/layout/step/Step'
import { useFirstField } from 'src/components/fields/useFirstField'
import { TextField, type TextFieldProps } from 'src/components/fields/TextField'
import { renderThemed } from 'test/support/renderScreen'

const ONE = 'https://img.example/1.png'
const TWO = 'https://img.example/2.png'

test('an image appears once it has loaded, has no alternative text and sends no referrer', () => {
  const { container } = render(<ThemeImage address={ONE} />)
  const image = container.querySelector('img')!
  expect(image).not.toBeVisible()
  expect(image).toHaveAttribute('alt', '')
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer')
  fireEvent.load(image)
  expect(image).toBeVisible()
  expect(image).toHaveAttribute('src', ONE)
})

// (calls/background-faults)
test('an image that fails to load is hidden, and the next one is shown', () => {
  const { container, rerender } = render(<ThemeImage address={ONE} />)
  fireEvent.error(container.querySelector('img')!)
  expect(container.querySelector('img')).toBeNull()
  rerender(<ThemeImage address={TWO} />)
  fireEvent.load(container.querySelector('img')!)
  expect(container.querySelector('img')).toBeVisible()
})

test('an image that replaces another appears once it has loaded', () => {
  const { container, rerender } = render(<ThemeImage address={ONE} />)
  fireEvent.load(container.querySelector('img')!)
  rerender(<ThemeImage address={TWO} />)
  expect(container.querySelector('img')).not.toBeVisible()
})

function Place() {
  const place = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(place, 'h1')
  return (
    <div ref={place}>
      <button type="button">Try now</button>
    </div>
  )
}
const page = (there: boolean) => (
  <main>
    <h1 tabIndex={-1}>Wait</h1>
    {there && <Place />}
    <button type="button">Other</button>
  </main>
)

// (accessibility/focus-moves)
test.each([
  ['Try now', 'heading', 'Wait'],
  ['Other', 'button', 'Other'],
])(
  'when a part of the page is removed while %s has the focus, the %s has the focus',
  (before, role, name) => {
    const { rerender } = render(page(true))
    screen.getByRole('button', { name: before }).focus()
    rerender(page(true))
    expect(screen.getByRole('button', { name: before })).toHaveFocus()
    rerender(page(false))
    expect(screen.getByRole(role, { name })).toHaveFocus()
  },
)

function Field({ name }: { name: string }) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])
  return <input ref={field} aria-label={name} />
}

const frame = (step: string | undefined) => (
  <div className="door">
    <header />
    <div className="place" aria-busy={false}>
      {step ? (
        <StepContainer key={step}>
          <Field name={step} />
        </StepContainer>
      ) : (
        <Field name="first" />
      )}
    </div>
    <footer />
  </div>
)
const names = (place: Element) =>
  [...place.querySelectorAll('input')].map(field => field.getAttribute('aria-label'))

// (accessibility/heard-once)
test('each step is in its own container above that of the previous step, and can be focused as soon as it is rendered', () => {
  const { container, rerender } = render(frame(undefined))
  const places = () => [...container.querySelectorAll('.door > .place')]
  const own = places()[0]
  let before = own
  for (const [step, inPlaces] of [
    ['second', [['second'], []]],
    ['third', [['third'], [], []]],
    // The container of the step before the previous one has been removed.
    ['fourth', [['fourth'], [], []]],
  ] as const) {
    rerender(frame(step))
    expect(places().map(names)).toEqual(inPlaces)
    expect(places()[1]).toBe(before)
    expect(places().at(-1)).toBe(own)
    expect(document.activeElement).toBe(places()[0]?.firstElementChild)
    before = places()[0]
  }
  rerender(frame(undefined))
  expect(names(own as Element)).toEqual(['first'])
  expect(container.querySelector('header')?.nextElementSibling).toBe(before)
})

test('without the frame, a step is rendered in place', () => {
  const { container } = render(
    <StepContainer>
      <Field name="alone" />
    </StepContainer>,
  )
  expect(names(container)).toEqual(['alone'])
})

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
