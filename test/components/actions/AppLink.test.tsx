import { fireEvent, render, screen } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import { AppLink } from 'src/components/actions/AppLink'
import { theme } from 'src/styles/theme'

function show() {
  const follow = jest.fn()
  render(
    <ThemeProvider theme={theme}>
      <AppLink to="/forget-password" onFollow={follow}>
        Go
      </AppLink>
    </ThemeProvider>,
  )
  return { follow, link: screen.getByRole('link', { name: 'Go' }) }
}

test('a plain click navigates within the app', () => {
  const { follow, link } = show()
  // False: the default action was prevented.
  expect(fireEvent.click(link)).toBe(false)
  expect(follow).toHaveBeenCalledTimes(1)
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  init => {
    const { follow, link } = show()
    link.addEventListener('click', event => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault()
    })
    fireEvent.click(link, init)
    expect(follow).not.toHaveBeenCalled()
  },
)
