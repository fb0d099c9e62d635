import { act, screen, waitFor } from '@testing-library/react'
import { heldAnswer, openApp, type OpenOptions } from 'test/support/openApp'
import { beginAnew, OPTIONS } from 'test/support/signInForm'

beforeEach(() => {
  visit('http://127.0.0.1/signin/')
  beginAnew()
  localStorage.setItem('foyer.accounts', '["ada","bea"]')
  document.cookie = 'rememberMeInfo=ada; path=/'
})
afterEach(() => localStorage.clear())

const toggle = () => screen.queryByRole('button', { name: 'Accounts on this device' })
const press = (name: string) => screen.getByRole('button', { name }).click()
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' })

async function openWithMenu(options?: OpenOptions) {
  const app = await openApp(options)
  await app.user.tab()
  await waitFor(() => expect(document.querySelector('#language')).not.toBeNull())
  return app
}

/** Opens the page and waits for the list's button, which comes with a later chunk. */
async function openWithList(options?: OpenOptions) {
  const app = await openWithMenu(options)
  await screen.findByRole('button', { name: 'Accounts on this device' })
  return app
}

// (sign-in/accounts)
test('a forgotten name is removed from the field, the cookies and the list; the button of the list keeps the focus', async () => {
  await openWithList()
  act(() => toggle()?.click())
  act(() => press('Forget ada'))
  expect(field().value).toBe('')
  expect(document.cookie).toBe('')
  expect(document.activeElement).toBe(toggle())
  act(() => press('Forget bea'))
  expect(toggle()).toBeNull()
  expect(document.activeElement).toBe(field())
  expect(localStorage.getItem('foyer.accounts')).toBeNull()
})

// (accessibility/focus-moves)
test('closing a list with only the remembered name removes the list, and the field takes the focus', async () => {
  const { user } = await openWithList()
  await user.click(toggle()!)
  await user.click(screen.getByRole('button', { name: 'Forget bea' }))
  expect(toggle()).toHaveFocus()
  await user.click(toggle()!)
  expect(toggle()).toBeNull()
  expect(field()).toHaveFocus()
})

test('a name chosen during a lookup of another is looked up instead', async () => {
  const { answer, release } = heldAnswer({ body: {} })
  const { user, asked } = await openWithList({ answers: { [OPTIONS]: answer } })
  await user.click(toggle()!)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'bea' }))
  release()
  await screen.findByLabelText('Password')
  expect(field().value).toBe('bea')
  expect(asked(OPTIONS).map(({ path }) => path.split('=')[1])).toEqual(['ada', 'bea'])
})

test('forgetting another name keeps the typed one', async () => {
  const { user } = await openWithList()
  await user.clear(field())
  await user.type(field(), 'cleo')
  await user.click(toggle()!)
  act(() => press('Forget bea'))
  expect(field().value).toBe('cleo')
})

test('“Use another account” removes the name from the list', async () => {
  await openWithList()
  act(() => press('Use another account'))
  await waitFor(() => expect(localStorage.getItem('foyer.accounts')).toBe('["","bea"]'))
  act(() => toggle()?.click())
  expect(screen.queryByRole('button', { name: 'ada' })).toBeNull()
})

// Simulates Cleo’s sign-in and sign-out in another tab.
const cleoCame = () => {
  localStorage.setItem('foyer.accounts', '["cleo","ada","bea"]')
  document.cookie = 'rememberMeInfo=cleo; path=/'
}

// (sign-in/not-you)
test('“Use another account” forgets the name in the field, but not a name that another tab has remembered since', async () => {
  await openWithList()
  cleoCame()
  act(() => press('Use another account'))
  expect(field().value).toBe('')
  expect(localStorage.getItem('foyer.accounts')).toBe('["cleo","bea"]')
  expect(document.cookie).toBe('rememberMeInfo=cleo')
})

test('a name that another tab has remembered since has its own button, which keeps the name in the field', async () => {
  await openWithList()
  cleoCame()
  act(() => toggle()?.click())
  act(() => press('Forget cleo'))
  expect(field().value).toBe('ada')
  expect(localStorage.getItem('foyer.accounts')).toBe('["","ada","bea"]')
  expect(document.cookie).toBe('')
})

test.each<[why: string, prepare: () => void]>([
  ['one name', () => localStorage.setItem('foyer.accounts', '["ada"]')],
  ['none', () => localStorage.clear()],
  ['rubbish', () => localStorage.setItem('foyer.accounts', '[{]')],
])('with %s there is no list of accounts', async (_why, prepare) => {
  prepare()
  await openWithMenu()
  expect(toggle()).toBeNull()
})

test('a window with a waiting opener has no list of accounts', async () => {
  await openWithMenu({ path: '/signin/?mode=popup' })
  expect(toggle()).toBeNull()
})
