import { act, screen } from '@testing-library/react'
import { SCREENS } from 'src/app/routes'
import { openApp } from 'test/support/openApp'

const ROUTE = '/mobile-wizard'
const real = SCREENS[ROUTE]
const Wizard = { default: () => <h1>The wizard</h1> }

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  SCREENS[ROUTE] = real
  jest.useRealTimers()
})

const headings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)

// (product/no-empty-frame)
test('a loaded screen is shown in the same render as its route', async () => {
  SCREENS[ROUTE] = () => Promise.resolve(Wizard)
  const { history } = await openApp({ path: `/signin${ROUTE}` })
  await screen.findByRole('heading', { name: 'The wizard' })
  act(() => history.push('/signin/'))
  act(() => history.push(`/signin${ROUTE}`))
  expect(headings()).toEqual(['The wizard'])
})

// (product/no-empty-frame)
test('the previous step stays inert for 300 ms; then the page shows that it is loading', async () => {
  let come: (screen: typeof Wizard) => void = () => {}
  SCREENS[ROUTE] = () => new Promise(resolve => (come = resolve))
  const { history } = await openApp()
  jest.useFakeTimers()
  act(() => history.push(`/signin${ROUTE}`))
  expect(headings()).toEqual(['Sign in'])
  expect(screen.getByRole('main')).toHaveAttribute('inert')
  expect(screen.getByRole('link', { name: 'Get help' }).closest('[inert]')).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(299))
  expect(headings()).toEqual(['Sign in'])
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  expect(screen.getByRole('main')).not.toHaveAttribute('inert')
  come(Wizard)
  await act(() => jest.advanceTimersByTimeAsync(300))
  expect(headings()).toEqual(['The wizard'])
})

test('a screen that loads in time replaces the previous step and has the focus', async () => {
  SCREENS[ROUTE] = real
  const { history } = await openApp()
  act(() => history.push(`/signin${ROUTE}`))
  expect(headings()).toEqual(['Sign in'])
  expect(await screen.findByRole('heading', { name: 'Get the mobile app' })).toHaveFocus()
  expect(headings()).toHaveLength(1)
})

// (security/secrets)
test('the picture of the previous step shows dots instead of the password', async () => {
  SCREENS[ROUTE] = () => new Promise(() => {})
  const { history, user } = await openApp()
  await user.type(screen.getByLabelText('Username'), 'jane{Enter}')
  const field = await screen.findByLabelText<HTMLInputElement>('Password')
  await user.type(field, 'Harbor-2026!')
  act(() => history.push(`/signin${ROUTE}`))
  const [, picture] = document.querySelectorAll('input')
  expect(picture).toHaveValue('•'.repeat(12))
  expect(picture).not.toHaveAttribute('name')
})
