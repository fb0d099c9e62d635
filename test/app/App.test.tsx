import { act, screen } from '@testing-library/react'
import { SCREENS } from 'src/app/routes'
import { companyActions } from 'src/features/company/companySlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { openApp } from 'test/support/openApp'

const ROUTE = '/mobile-wizard'
const real = SCREENS[ROUTE]

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  SCREENS[ROUTE] = real
  jest.restoreAllMocks()
})

test('a screen that fails to load offers another try, which can succeed', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('chunk'))
    .mockResolvedValue({ default: () => <h1>The wizard</h1> })
  SCREENS[ROUTE] = load
  const { user } = await openApp({ path: '/signin/mobile-wizard' })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We’re sorry. Something went wrong…')
  expect(screen.getByRole('link', { name: 'Get help' })).toBeInTheDocument()
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'The wizard' })).toBeInTheDocument()
})

test.each([
  [true, 'Please wait a moment and try reloading this page.'],
  [false, 'Internet connection is not available.'],
])('a screen that fails to load shows the kind of the failure (online: %s)', async (online, words) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  SCREENS[ROUTE] = () => Promise.reject(new Error('chunk'))
  const { store } = await openApp({ path: '/signin/mobile-wizard' })
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  // The state of the connection at a later render does not matter.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!online)
  act(() => void store.dispatch(companyActions.settingsLoaded({ companyProviderName: 'Quay' })))
  expect(screen.getByRole('alert')).toHaveTextContent(words)
})

test('a screen that crashes is reported and does not affect the others', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation()
  SCREENS[ROUTE] = () =>
    Promise.resolve({
      default: () => {
        throw new RangeError('s3cret')
      },
    })
  const { history } = await openApp({ path: '/signin/mobile-wizard' })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
  expect(error.mock.calls).toContainEqual([
    'foyer: screen crashed (RangeError)',
    new RangeError('s3cret'),
    '',
  ])
  expect(screen.getByRole('link', { name: 'Get help' })).toBeInTheDocument()
  act(() => history.push('/signin/'))
  expect(await screen.findByRole('textbox', { name: 'Username' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a new screen has the focus on its heading', async () => {
  SCREENS[ROUTE] = real
  const { store } = await openApp()
  act(() => void store.dispatch(sessionEvents.routeFollowed(ROUTE)))
  expect(await screen.findByRole('heading', { level: 1, name: 'Get the mobile app' })).toHaveFocus()
})

test('the first screen also has the focus on its heading, as after a refresh', async () => {
  SCREENS[ROUTE] = real
  await openApp({ path: `/signin${ROUTE}` })
  expect(await screen.findByRole('heading', { level: 1, name: 'Get the mobile app' })).toHaveFocus()
})

test('a journey that is loaded with its screen starts once', async () => {
  const begun = jest.fn()
  SCREENS[ROUTE] = () =>
    Promise.resolve({
      default: () => <h1>The wizard</h1>,
      journey: {
        name: 'wizard',
        saga: function* () {
          yield begun() as never
        },
        progress: { steps: {} },
      },
    })
  const { history } = await openApp({ path: '/signin/mobile-wizard' })
  await screen.findByRole('heading', { name: 'The wizard' })
  act(() => history.push('/signin/'))
  act(() => history.push('/signin/mobile-wizard'))
  await screen.findByRole('heading', { name: 'The wizard' })
  expect(begun).toHaveBeenCalledTimes(1)
})
