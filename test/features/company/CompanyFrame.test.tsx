import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { openApp } from 'test/support/openApp'

const HEADER = 'https://img.example/h.png'
const BACKGROUND = 'https://img.example/b.png'
const LOGO = 'https://img.example/l.png'

const themed = {
  'GET /api/online/v1/settings': {
    body: { theme: { loginPageHeaderUrl: HEADER, loginPageBackgroundUrl: BACKGROUND, companyLogoUrl: LOGO } },
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
