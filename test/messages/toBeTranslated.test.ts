import { waitFor } from '@testing-library/react'
import { loadLanguage } from 'src/messages/languages'

jest.mock('src/messages/toBeTranslated', () => ({
  newInitial: { 'new.greeting': 'Welcome to {product}' },
  newTexts: { 'new.hint': 'Bring your badge.' },
  newWords: { 'new.greeting': 'Welcome to {product}', 'new.hint': 'Bring your badge.' },
}))
jest.mock('src/messages/fr/words', () => ({ fr: { 'new.hint': 'Apportez votre badge.' } }))

const element = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild!
}

// (product/one-language)
test('a text without a translation is English and says so, wherever the page shows it', async () => {
  const before = element('<p>Welcome to Harbor</p>')
  const german = await loadLanguage(['de'])
  expect(german?.words).toMatchObject({
    'new.greeting': { other: 'Welcome to {product}', lang: 'en-US' },
    'new.hint': { other: 'Bring your badge.', lang: 'en-US' },
    'login.heading': 'Anmelden',
  })
  expect(before.getAttribute('lang')).toBe('en-US')
  const later = element(
    '<div><p>Bring your badge.</p><button aria-label="Bring your badge.">?</button></div>',
  )
  const own = element('<p>Anmelden</p>')
  await waitFor(() => expect(later.querySelectorAll('[lang=en-US]')).toHaveLength(2))
  expect(own.hasAttribute('lang')).toBe(false)
  later.querySelector('p')!.firstChild!.nodeValue = 'Anmelden'
  await waitFor(() => expect(later.querySelectorAll('p[lang]')).toHaveLength(0))
})

test('a language that has its own says it', async () => {
  expect((await loadLanguage(['fr']))?.words).toMatchObject({ 'new.hint': 'Apportez votre badge.' })
})
