import { waitFor } from '@testing-library/react'
import type { Messages } from 'src/messages/en-US'
import { loadLanguage } from 'src/messages/languages'

jest.mock('src/messages/fr/words', () => ({ fr: { 'login.heading': 'Se connecter' } }))
// The complete texts, even while some wait for their translation (decision 0213).
jest.mock('src/messages/de/words', () => {
  const { enUS } = jest.requireActual<{ enUS: Messages }>('src/messages/en-US')
  return { de: { ...enUS, 'login.heading': 'Anmelden' } }
})

const element = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild!
}

// (product/one-language)
test('a text without a translation is in English and marked as such wherever the page shows it', async () => {
  const before = element('<p>Login Harbor</p>')
  const french = await loadLanguage(['fr'])
  expect(french?.words).toMatchObject({
    'page.title': { other: 'Login {product}', lang: 'en-US' },
    'action.close': { other: 'Close', lang: 'en-US' },
    'phoneAuth.lastSeconds': { other: 'The code expires in {n} seconds.', lang: 'en-US' },
    'login.heading': 'Se connecter',
  })
  expect(before.getAttribute('lang')).toBe('en-US')
  const later = element('<div><p>Close</p><button aria-label="Close">?</button></div>')
  const own = element('<p>Se connecter</p>')
  await waitFor(() => expect(later.querySelectorAll('[lang=en-US]')).toHaveLength(2))
  expect(own.hasAttribute('lang')).toBe(false)
  later.querySelector('p')!.firstChild!.nodeValue = 'Se connecter'
  await waitFor(() => expect(later.querySelectorAll('p[lang]')).toHaveLength(0))
})

test('a language with every text is shown without English', async () => {
  const german = await loadLanguage(['de'])
  expect(german?.words['login.heading']).toBe('Anmelden')
  expect(Object.values(german?.words ?? {}).filter(text => typeof text === 'object' && text.lang)).toEqual([])
})
