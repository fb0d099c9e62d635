import { screen } from '@testing-library/react'
import { type Answers, openApp } from 'test/support/openApp'
import { browserError, installPasskeys, removePasskeys } from 'test/support/passkeyBrowser'

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
afterEach(removePasskeys)

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const inOrder = () => buttons().filter(name => name === 'Create a passkey' || name === 'Not now')

async function create(error: string, answers: Answers = {}) {
  installPasskeys({ create: () => Promise.reject(browserError(error)) })
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
  ['a closed dialog can be opened again', 'NotAllowedError', ['Create a passkey', 'Not now']],
  [
    'without a way to create a passkey, the button to continue is first',
    'SecurityError',
    ['Not now', 'Create a passkey'],
  ],
  ['with a passkey on the device, the button to continue is the only one', 'InvalidStateError', ['Not now']],
])('%s', async (_rule, error, names) => {
  const { unmount } = await create(error)
  expect(inOrder()).toEqual(names)
  expect(document.activeElement?.tagName).toBe('BUTTON')
  unmount()
})

// (passkeys/options)
test('invalid options are reported as a server fault', async () => {
  const { unmount } = await create('NotAllowedError', {
    [OPTIONS]: { body: { ...CREATION, challenge: '!' } },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Server error, please try later.')
  unmount()
})
