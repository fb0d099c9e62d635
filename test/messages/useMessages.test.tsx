import { act, render, screen } from '@testing-library/react'
import { memo } from 'react'
import { changeLanguage } from 'src/messages/changeLanguage'
import { useMessages } from 'src/messages/useMessages'

const Heading = memo(function Heading() {
  return <h1>{useMessages()('login.heading')}</h1>
})

afterEach(() => act(() => changeLanguage('en-US')))

// (product/language-menu)
test('a component follows a change of the language, even if its parent does not render again', async () => {
  render(<Heading />)
  expect(screen.getByRole('heading')).toHaveTextContent('Sign in')
  await act(() => changeLanguage('de'))
  expect(screen.getByRole('heading')).toHaveTextContent('Anmelden')
})
