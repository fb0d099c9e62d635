import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useFocusAfterRemoval } from 'src/components/layout/useFocusAfterRemoval'

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
