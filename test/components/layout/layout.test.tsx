import { fireEvent, render, screen } from '@testing-library/react'
import { ThemeImage } from 'src/components/layout/ThemeImage'
import { useRef, useLayoutEffect } from 'react'
import { useFocusAfterRemoval } from 'src/components/layout/useFocusAfterRemoval'
import { StepContainer } from 'src/components/layout/step/Step'

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
