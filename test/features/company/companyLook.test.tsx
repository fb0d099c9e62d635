import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { CompanyLinks, Welcome, CompanyLogo } from 'src/features/company/CompanyLinks'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { openApp } from 'test/support/openApp'

describe('the company’s look', () => {
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
})

describe('the frame of the page', () => {
  const HEADER = 'https://img.example/h.png'
  const BACKGROUND = 'https://img.example/b.png'
  const LOGO = 'https://img.example/l.png'

  const themed = {
    'GET /api/online/v1/settings': {
      body: {
        theme: { loginPageHeaderUrl: HEADER, loginPageBackgroundUrl: BACKGROUND, companyLogoUrl: LOGO },
      },
    },
  }

  const image = (address: string) => document.querySelector(`img[src="${address}"]`)

  const seen = () => document.querySelector('.door[data-view]')

  const standAt = (agent: string, widthPx: number): void => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    Object.defineProperty(window, 'innerWidth', { value: widthPx, configurable: true })
  }

  beforeEach(() => {
    sessionStorage.clear()
    standAt('Windows', 1280)
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })

  test('on a desktop the page shows the company’s header, background and logo', async () => {
    await openApp({ answers: themed })
    await waitFor(() => expect(image(HEADER)).not.toBeNull())
    expect(image(BACKGROUND)).not.toBeNull()
    expect(screen.getByRole('contentinfo')).toContainElement(image(LOGO) as HTMLElement)
  })

  test.each([
    ['a phone', 'iPhone Mobile', 390],
    ['the native client on a desktop', 'HarborDesktop/4', 1280],
    ['the native client on a tablet', 'HarborMobile/4', 1280],
  ])('%s shows no background', async (_where, agent, widthPx) => {
    standAt(agent, widthPx)
    await openApp({ answers: themed })
    await waitFor(() => expect(image(HEADER)).not.toBeNull())
    expect(image(BACKGROUND)).toBeNull()
  })

  test('a tablet shows the background behind opaque panels once it is visible, and removes it when the window becomes as narrow as a phone’s', async () => {
    standAt('Android', 900)
    const { store } = await openApp({ answers: themed })
    await waitFor(() => expect(image(BACKGROUND)).not.toBeNull())
    expect(seen()).toBeNull()
    fireEvent.load(image(BACKGROUND)!)
    expect(seen()).not.toBeNull()
    act(() => void store.dispatch(sessionEvents.pageNoticed({ kind: 'resized', device: 'mobile' })))
    expect(image(BACKGROUND)).toBeNull()
    expect(seen()).toBeNull()
  })

  test('without images the product’s name is shown', async () => {
    await openApp()
    expect(screen.getByRole('banner')).toHaveTextContent('Harbor')
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Harbor')
    expect(document.querySelector('img')).toBeNull()
  })

  test('an image that fails to load is hidden', async () => {
    await openApp({ answers: themed })
    await waitFor(() => expect(image(BACKGROUND)).not.toBeNull())
    fireEvent.error(image(BACKGROUND)!)
    fireEvent.error(image(LOGO)!)
    expect(image(BACKGROUND)).toBeNull()
    expect(image(LOGO)).toBeNull()
  })

  test('the form works when the settings do not load', async () => {
    await openApp({ answers: { 'GET /api/online/v1/settings': { status: 500 } } })
    expect(screen.getByRole('textbox', { name: 'Username' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
