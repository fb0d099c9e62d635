import { act, screen, waitFor } from '@testing-library/react'
import { assignLocation } from 'src/services/browser/navigation'
import { heldAnswer, openApp } from 'test/support/openApp'
import {
  beginAnew,
  button,
  IDP,
  LOGIN,
  OPTIONS,
  password,
  toPassword,
  username,
} from 'test/support/signInForm'

jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  assignLocation: jest.fn(),
  replaceLocation: jest.fn(),
}))

beforeEach(() => {
  beginAnew()
  // Leaves the history entry of the previous test.
  window.history.pushState(null, '')
})

type Opened = Awaited<ReturnType<typeof openApp>>

/** Moves through the browser’s history. */
const go = (by: number) =>
  act(async () => {
    const moved = new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }))
    window.history.go(by)
    await moved
  })

const open = (more: object = {}) => openApp({ withBack: true, ...more })

const toProvider = async ({ user }: Opened) => {
  await user.type(username(), 'jane{Enter}')
  await screen.findByRole('button', { name: 'Continue' })
}

const atProvider = { answers: { [OPTIONS]: { body: { redirectUrl: IDP } } } }

// (sign-in/back)
describe('Back', () => {
  test.each([
    ['the password', {}, toPassword],
    ['a provider', atProvider, toProvider],
  ])(
    'from %s returns to the username through one entry with the same address',
    async (_step, more, toStep) => {
      const opened = await open({ path: '/signin/?back=%2Fonline%2Ffiles&mode=popup#part', ...more })
      const { length } = window.history
      const { href } = window.location
      await toStep(opened)
      expect([window.history.length, window.location.href]).toEqual([length + 1, href])
      await go(-1)
      expect(button('Next')).toBeInTheDocument()
      expect(username()).toHaveValue('jane')
      expect(username()).toHaveFocus()
      expect(screen.queryByLabelText('Password')).toBeNull()
      expect(window.location.href).toBe(href)
    },
  )

  test('and Forward ask for the password again, without its earlier value and problem', async () => {
    const opened = await open({ answers: { [LOGIN]: { status: 401 } } })
    await toPassword(opened)
    await opened.user.type(password(), 'wrong{Enter}')
    await screen.findByRole('alert')
    await opened.user.type(password(), 's3cret')
    await go(-1)
    expect(screen.queryByRole('alert')).toBeNull()
    await go(1)
    expect(password()).toHaveValue('')
    expect(password()).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(username()).toHaveValue('jane')
    expect([opened.asked(OPTIONS).length, opened.asked(LOGIN).length]).toEqual([1, 1])
  })

  test('and Forward show the identity provider again', async () => {
    const opened = await open(atProvider)
    await toProvider(opened)
    await go(-1)
    await go(1)
    await opened.user.click(button('Continue'))
    await waitFor(() => expect(assignLocation).toHaveBeenCalledWith(IDP))
    expect(opened.asked(OPTIONS)).toHaveLength(1)
  })

  test.each([
    ['another name', 't', false],
    ['the same name in capitals', '{Backspace}E', true],
  ])(
    'followed by Forward leads to the password only for the username that was looked up: %s',
    async (_what, typed, asks) => {
      const opened = await open()
      await toPassword(opened)
      await go(-1)
      await opened.user.type(username(), typed)
      await go(1)
      expect(Boolean(screen.queryByLabelText('Password'))).toBe(asks)
      expect(username()).toHaveValue(asks ? 'janE' : 'janet')
    },
  )

  test('uses one history entry, however often the username is edited and submitted', async () => {
    const opened = await open()
    const { length } = window.history
    await toPassword(opened)
    for (const typed of ['t', 'h']) {
      await opened.user.type(username(), `${typed}{Enter}`)
      await screen.findByLabelText('Password')
    }
    expect(window.history.length).toBe(length + 1)
    await go(-1)
    expect(username()).toHaveValue('janeth')
    expect(button('Next')).toBeInTheDocument()
  })

  test('cancels a password that is being sent, and the next one is sent', async () => {
    const first = heldAnswer({ body: { userId: 'u-7' } })
    let answers = 0
    const login = () => (answers++ === 0 ? first.answer() : { status: 401 })
    const opened = await open({ answers: { [LOGIN]: login } })
    await toPassword(opened)
    await opened.user.type(password(), 's3cret{Enter}')
    await waitFor(() => expect(opened.asked(LOGIN)).toHaveLength(1))
    await go(-1)
    expect(button('Next')).toBeEnabled()
    expect(username()).not.toHaveAttribute('readonly')
    first.release()
    await opened.user.click(button('Next'))
    await opened.user.type(await screen.findByLabelText('Password'), 'other{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Username\/Password combination was wrong/)
    expect(opened.asked(LOGIN)).toHaveLength(2)
  })

  test('and Forward show the username if an edit has left the step of the entry', async () => {
    const opened = await open()
    await toPassword(opened)
    await opened.user.type(username(), 't')
    await go(-1)
    await go(1)
    expect(username()).toHaveValue('janet')
    expect(button('Next')).toBeInTheDocument()
  })
})
