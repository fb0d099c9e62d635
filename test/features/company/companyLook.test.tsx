import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { CompanyLinks, Welcome, CompanyLogo } from 'src/features/company/CompanyLinks'
import { openApp } from 'test/support/openApp'

beforeEach(() => sessionStorage.clear())

test('the links open in new tabs without an opener or a referrer', async () => {
  const addresses = { help: 'https://help.pier.example/', privacy: '/privacy' }
  await openApp({ parts: { Links: () => <CompanyLinks addresses={addresses} /> } })
  const row = await screen.findByRole('navigation', { name: 'About this site' })
  const links = [...row.querySelectorAll('a')].map(link => [
    link.textContent,
    link.getAttribute('href'),
    link.target,
    link.rel,
  ])
  expect(links).toEqual([
    ['Privacy', '/privacy', '_blank', 'noopener noreferrer'],
    ['Help', 'https://help.pier.example/', '_blank', 'noopener noreferrer'],
  ])
})

test('the language menu precedes the links', async () => {
  const { user } = await openApp({ parts: { Links: () => <CompanyLinks addresses={{ privacy: '/p' }} /> } })
  await user.tab()
  const menu = await screen.findByRole('navigation', { name: 'Language' })
  const links = await screen.findByRole('navigation', { name: 'About this site' })
  expect(menu.compareDocumentPosition(links)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the welcome text follows the product’s name, in the user’s language', async () => {
  await openApp({ parts: { Welcome: () => <Welcome text="Good work begins here." /> } })
  expect(screen.getByText('Good work begins here.').closest('.brand')?.textContent).toBe(
    'HarborGood work begins here.',
  )
})

test.each([
  [{ en: 'Good morning', de: 'Guten Morgen' }],
  [{ 'en-GB': 'Good morning' }],
  [{ 'en-GB': 'Good evening', 'en-US': 'Good morning' }],
])('a welcome text is shown in a matching language: %j', async text => {
  await openApp({ parts: { Welcome: () => <Welcome text={text} /> } })
  expect(screen.getByText('Good morning')).toBeVisible()
})

test('no welcome text is shown in a language that has none', async () => {
  await openApp({ parts: { Welcome: () => <Welcome text={{ de: 'Willkommen' }} /> } })
  expect(document.querySelector('.welcome')).toBeNull()
})

function lookOf(dark: boolean) {
  let tell = () => {}
  const query = {
    matches: dark,
    addEventListener: (_type: string, listener: () => void) => (tell = listener),
    removeEventListener: () => undefined,
  }
  window.matchMedia = () => query as unknown as MediaQueryList
  return (matches: boolean) => {
    query.matches = matches
    act(() => tell())
  }
}

const logo = (darkLogo?: string) =>
  openApp({
    parts: {
      Logo: ({ otherwise }) => <CompanyLogo logo="/logo.svg" darkLogo={darkLogo} otherwise={otherwise} />,
    },
  })
const shown = () => document.querySelector('.brand .logo')?.getAttribute('src')

test('the logo follows the colour scheme', async () => {
  const turn = lookOf(false)
  await logo('/dark.svg')
  expect(shown()).toBe('/logo.svg')
  turn(true)
  expect(shown()).toBe('/dark.svg')
  expect(document.querySelector('.brand .logo')).toHaveClass('for-dark')
})

test('without a dark logo, the logo is used in both colour schemes', async () => {
  lookOf(true)
  await logo()
  expect(shown()).toBe('/logo.svg')
  expect(document.querySelector('.brand .logo')).not.toHaveClass('for-dark')
})

test('a logo that fails to load is replaced by the product’s icon', async () => {
  lookOf(false)
  await logo()
  fireEvent.error(document.querySelector('.brand .logo')!)
  expect(document.querySelector('.brand .sign')).not.toBeNull()
  expect(document.querySelector('.brand .logo')).toBeNull()
})

test('a header image of the settings takes precedence over the configured logo', async () => {
  lookOf(false)
  await openApp({
    answers: {
      'GET /api/online/v1/settings': {
        body: { theme: { loginPageHeaderUrl: 'https://images.pier.example/header.svg' } },
      },
    },
    parts: { Logo: ({ otherwise }) => <CompanyLogo logo="/logo.svg" otherwise={otherwise} /> },
  })
  await waitFor(() => expect(shown()).toBe('https://images.pier.example/header.svg'))
})
