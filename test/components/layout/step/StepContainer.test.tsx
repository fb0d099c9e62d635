import { render } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { StepContainer } from 'src/components/layout/step/Step'

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
