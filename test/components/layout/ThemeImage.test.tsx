import { fireEvent, render } from '@testing-library/react'
import { ThemeImage } from 'src/components/layout/ThemeImage'

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
