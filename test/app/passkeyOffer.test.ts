import { screen } from '@testing-library/react'
import { type Answers, openApp } from 'test/support/openApp'
import { browserError, givePasskeys, takePasskeys } from 'test/support/passkeyBrowser'

const CREATION = {
  challenge: 'Y2g',
  rp: { name: 'Harbor' },
  user: { id: 'dQ', name: 'ada', displayName: 'Ada' },
  pubKeyCredParams: [],
}
const OPTIONS = 'POST /api/auth/v2/passkeys/registration/options'

beforeEach(() => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  sessionStorage.clear()
  sessionStorage.setItem('foyer.signIn', '{"said":{"passkeyOffer":true}}')
  sessionStorage.setItem('foyer.authUsername', '"ada"')
})
afterEach(takePasskeys)

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const inOrder = () => buttons().filter(name => name === 'Create a passkey' || name === 'Not now')

async function create(error: string, answers: Answers = {}) {
  givePasskeys({ create: () => Promise.reject(browserError(error)) })
  const app = await openApp({
    path: '/signin/passkey-offer',
    answers: { [OPTIONS]: { body: CREATION }, ...answers },
  })
  await app.user.click(await screen.findByRole('button', { name: 'Create a passkey' }))
  await screen.findByRole('alert')
  return app
}

// (passkeys/offer-words, product/one-order)
test.each([
  ['a dialog that was closed can be opened again', 'NotAllowedError', ['Create a passkey', 'Not now']],
  ['where none can be created the way on comes first', 'SecurityError', ['Not now', 'Create a passkey']],
  ['with one on the device there is only the way on', 'InvalidStateError', ['Not now']],
])('%s', async (_rule, error, names) => {
  const { unmount } = await create(error)
  expect(inOrder()).toEqual(names)
  expect(document.activeElement?.tagName).toBe('BUTTON')
  unmount()
})

// (passkeys/options)
test('options that do not fit are told as the server’s fault', async () => {
  const { unmount } = await create('NotAllowedError', {
    [OPTIONS]: { body: { ...CREATION, challenge: '!' } },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Server error, please try later.')
  unmount()
})
